/** The item at an index that the packed tables guarantee; throws where there is none. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`item ${index} of ${items.length} is missing`);
  return item;
}
