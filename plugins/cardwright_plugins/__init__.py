"""The plugins that come with Cardwright: keywords, rules, agents, deck formats and tools."""
