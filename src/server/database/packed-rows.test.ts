import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { type PackedColumns, packRows, unpackRows } from './packed-rows.ts'

interface Row {
  number: number
  text: string | null
  day: string
  isEven: boolean
}

const columns: PackedColumns<Row> = {
  number: sql`n`,
  text: sql`nullif(t, '-')`,
  day: sql`date '2026-01-08' + n`,
  isEven: sql`n % 2 = 0`,
}

eachEngine(engine => {
  const read = async (rows: string): Promise<Row[]> => {
    const db = await engine.fresh()
    const [read] = await db.query<{ packed: string }>(
      sql`select ${packRows(columns)} as packed from json_to_recordset(${rows}::json) as r (n integer, t text)`,
    )
    return unpackRows(columns, read?.packed ?? '')
  }

  it('returns every row with its values, unknown ones as null', async () => {
    const rows = [
      { n: 1, t: 'aspas " e \\ e\nlinhas' },
      { n: 2, t: '-' },
    ]
    expect(await read(JSON.stringify(rows))).toEqual([
      { number: 1, text: 'aspas " e \\ e\nlinhas', day: '2026-01-09', isEven: false },
      { number: 2, text: null, day: '2026-01-10', isEven: true },
    ])
  })

  it('returns nothing where there are no rows', async () => {
    expect(await read('[]')).toEqual([])
  })
})
