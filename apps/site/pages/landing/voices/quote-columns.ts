/** As many columns as leave no hole in the last row of one to six quotes. */
export const columnsFor = (count: number): number => (count === 1 ? 1 : count % 3 === 0 || count === 5 ? 3 : 2);
