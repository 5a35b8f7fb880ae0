/** True if a pooler refused the session because it does not support PostgreSQL's startup parameters. */
export function isPoolerRefusal(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/.test(error.message);
}

export const poolerRefusal =
  "DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for the sessions that listen and lock.";
