/**
 * What a run takes of several alternatives that prove the same in kind: another one each day, and all of them where the
 * environment says so, as `MARKETS=full` does. The day is fixed once a run (`TEST_DAY`), because workers that start
 * after midnight must agree with those before.
 */
export function todaysOf<Item>(items: readonly Item[], isFull: boolean): readonly Item[] {
  return isFull ? items : items.filter((_, index) => isTodays(index, items.length));
}

/** Whether the item at an index, from 0, has its turn today, where each of `count` days takes the next. */
export function isTodays(index: number, count: number): boolean {
  return index % count === testDay() % count;
}

/** Days since 1970. */
export function testDay(): number {
  const day = Number(process.env.TEST_DAY ?? Math.floor(Date.now() / 86_400_000));
  if (!Number.isSafeInteger(day) || day < 0) throw new Error("TEST_DAY is a whole number of days since 1970");
  return day;
}
