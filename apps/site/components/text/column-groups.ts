/** Adjacent columns under one shared header; a column without a group stands alone. */
export interface ColumnGroup<Column> {
  readonly name: string | undefined;
  readonly columns: readonly [Column, ...Column[]];
}

/** Groups adjacent columns of the same group, in order. */
export function columnGroups<Column extends { readonly group?: string }>(
  columns: readonly Column[],
): readonly ColumnGroup<Column>[] {
  const groups: ColumnGroup<Column>[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (column.group !== undefined && last?.name === column.group) {
      groups[groups.length - 1] = { name: last.name, columns: [...last.columns, column] };
    } else groups.push({ name: column.group, columns: [column] });
  }
  return groups;
}
