declare module "virtual:sky-tables" {
  /** The ephemeris of each decade by its first year, base64. */
  const tables: Readonly<Record<number, string>>;
  export default tables;
}
