import sql, { join, type Sql } from 'sql-template-tag'

/** What is selected for each property of a row. */
export type PackedColumns<Row> = Record<keyof Row & string, Sql>

/**
 * Selects rows as one text, a JSON list of each column: the embedded engine takes several times as long to return rows.
 * Dates and instants are texts.
 */
export const packRows = <Row>(columns: PackedColumns<Row>): Sql => {
  const lists = Object.values<Sql>(columns).map(column => sql`array_agg(${column})`)
  return sql`json_build_array(${join(lists)})::text`
}

/** Returns the rows that `packRows` selected. */
export function unpackRows<Row extends object>(columns: PackedColumns<Row>, packed: string): Row[] {
  const names = Object.keys(columns) as (keyof Row)[]
  const lists = JSON.parse(packed) as (Row[keyof Row][] | null)[]
  return (lists[0] ?? []).map((_, at) => {
    const row: Partial<Row> = {}
    for (const [column, name] of names.entries()) row[name] = lists[column]?.[at] as Row[keyof Row]
    return row as Row
  })
}
