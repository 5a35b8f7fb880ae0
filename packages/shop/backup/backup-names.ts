const shape = /^cosmic-(\d{4}-\d{2}-\d{2})\.dump$/;

/** Name of the backup of a day, UTC. */
export const backupName = (day: Date): string => `cosmic-${day.toISOString().slice(0, 10)}.dump`;

/** The day a backup is of, from its start, UTC; null for a file that is none. */
export function dayOfBackup(name: string): Date | null {
  const day = shape.exec(name)?.[1];
  return day === undefined ? null : new Date(`${day}T00:00:00Z`);
}

/** The newest backup among names; null: there is none. */
export const newestBackup = (names: readonly string[]): string | null =>
  names
    .filter((name) => dayOfBackup(name) !== null)
    .sort()
    .at(-1) ?? null;
