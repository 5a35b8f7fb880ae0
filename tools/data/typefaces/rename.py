"""Gives a font a family of its own: rename.py FILE FAMILY. No typeface of a machine bears it, so none can be taken instead."""

import sys

from fontTools.ttLib import TTFont

path, family = sys.argv[1:]
font = TTFont(path, recalcTimestamp=False)
names = font["name"]
style = names.getDebugName(2) or "Regular"
values = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family} {style}".replace(" ", "")}
names.names = [record for record in names.names if record.nameID in (5, 13, 14)]
for number, value in values.items():
    names.setName(value, number, 3, 1, 0x409)
if "CFF " in font:
    font["CFF "].cff.fontNames[0] = values[6]
font.save(path)
