import { describe, expect, it } from 'vitest'
import { findDates } from './title-dates.ts'
import { readTitleRecord } from './read-title-record.ts'
import { buildTitleRecordKey } from './title-record-key.ts'

describe('days', () => {
  it.each([
    ['12/11/2025', '2025-11-12'],
    ['2-3-79', '1979-03-02'],
    ['17.9.2013', '2013-09-17'],
    ['12 / 11 / 2025', '2025-11-12'],
    ['1º/10/2024', '2024-10-01'],
    ['1.º de agosto de 2025', '2025-08-01'],
    ['5 de março de 2.021', '2021-03-05'],
    ['12 de nov. de 2025', '2025-11-12'],
    ['12/nov/2025', '2025-11-12'],
    ['12 (doze) de novembro de 2025', '2025-11-12'],
    ['aos 12 (doze) dias do mês de novembro (11) do ano de 2025', '2025-11-12'],
    ['12 de novembro de dois mil e vinte e cinco', '2025-11-12'],
    ['primeiro de maio de mil novecentos e oitenta e cinco', '1985-05-01'],
    ['aos vinte e nove (29) dias do mês de novembro do ano de dois mil e vinte e quatro', '2024-11-29'],
  ])('are read: %s', (words, date) => {
    expect(findDates(buildTitleRecordKey(`Em ${words}.`).key)).toMatchObject([{ date }])
  })

  it.each(['31/02/2020', '12/2020', 'matrícula 12.11.2025.400', '5 de dez por cento', 'R-12-13-14'])(
    'are not read: %s',
    words => {
      expect(findDates(buildTitleRecordKey(words).key)).toEqual([])
    },
  )
})

describe('the day of an act', () => {
  it.each([
    ['Prot. 66.119 - 14/02/2017 - ADITIVO. Em 20/01/2017 foi renegociada a dívida. Dou fé.', '2017-02-14'],
    [
      'Prot. 150.018 – 23/11/2021 – INTIMAÇÃO da devedora, em 30/09/2021, sem purgação. Dou fé.',
      '2021-11-23',
    ],
    ['CASAMENTO de Ana, em 19/06/2021. Prot. 12.440. Em 31 de agosto de 2021. A Substituta.', '2021-08-31'],
    ['INTIMAÇÃO. Intimado em 03/05/2022. Vila Nova, 17 de maio de 2022. O Oficial.', '2022-05-17'],
    ['INTIMAÇÃO do devedor, em 03/05/2022, sem purgação. Dou fé. O Oficial.', null],
    [
      'ADITIVO. O vencimento foi prorrogado para 15/9/2018. Registrado em 22/08/2017. O Oficial.',
      '2017-08-22',
    ],
    ['Prot. 8.001 – em data de 12.03.1990. Procedo a esta averbação. Dou fé.', '1990-03-12'],
    ['Data: 15/07/2009. PENHORA. Termo de 02/07/2009. Dou fé.', '2009-07-15'],
    ['em 5.5.2014. Prot. 293.115. INCORPORAÇÃO. Vencimento em 15.9.2017. O Oficial.', '2014-05-05'],
  ])('%s', (words, date) => {
    const text = `MATRÍCULA Nº 5.000\nIMÓVEL: lote de terreno. PROPRIETÁRIO: o Município.\nAV-1/5.000 - ${words}`
    expect(readTitleRecord(text).acts).toMatchObject([{ number: 'AV-1', date }])
  })
})
