import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { toReais } from '#domain/money.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { beloHorizonte } from './cities/belo-horizonte.ts'
import { fortaleza } from './cities/fortaleza.ts'
import { portoAlegre } from './cities/porto-alegre.ts'
import { recife } from './cities/recife.ts'
import { saoPaulo } from './cities/sao-paulo.ts'
import { CityFileRefused, CityRecordReader } from './read-city-records.ts'
import { splitCsvLine } from './tables/split-csv-line.ts'

const today = toDayNumber('2026-11-29')
const oldest = toDayNumber('2020-11-29')

/** Reads sheets of lines, cells divided by `;`; returns its records as lines, and the rows that were not kept. */
function read(city: PaidCity, ...sheets: string[][]) {
  const reader = new CityRecordReader(city, today, oldest)
  const placed = sheets.flatMap((lines, sheet) =>
    reader.take({
      sheet,
      read: 1,
      rows: lines.map((line, at) => ({ line: at + 1, cells: splitCsvLine(line, ';') ?? [] })),
    }),
  )
  placed.push(...reader.finish())
  const records = placed.map(({ building, record }) =>
    [
      `${building.street} ${building.number}`,
      `${record.unit}/${record.block}`,
      record.kind,
      record.deed,
      toReais(record.value),
      record.area,
      toDate(record.day),
      ...(record.financed ? ['financed'] : []),
      ...(record.title === null ? [] : [`${record.title.record}@${record.title.office}`]),
    ].join(' | '),
  )
  return { records, refused: Object.fromEntries(reader.refused), read: reader.read }
}

const recifeHeader =
  'logradouro;numero;complemento;valor_avaliacao;bairro;cidade;uf;area_construida;data_transacao;tipo_imovel;sfh'
const recifeRow = (
  changes: Partial<Record<'number' | 'value' | 'area' | 'date' | 'kind' | 'city', string>> = {},
) => {
  const {
    number = '800',
    value = '680000,00',
    area = '145,68',
    date = '2023-03-23',
    kind = 'Apartamento',
    city = 'Recife',
  } = changes
  return `rua caio pereira;${number};apto 201 edf sainte juliana;${value};Encruzilhada;${city};PE;${area};${date};${kind};525600,00`
}

it('a row of each city is read', () => {
  expect(read(recife, [recifeHeader, recifeRow()]).records).toEqual([
    'CAIO PEREIRA 800 | 201/ | apartamento | sale | 680000 | 145.68 | 2023-03-23 | financed',
  ])
  expect(
    read(portoAlegre, [
      "data_estimativa;data_pagamento;base_de_calculo;perc_transmitido;'finalidade_construcao';'logradouro';n_endereco;'n_unidade';'complemento_endereco';'bairro';cep;area_constr_privativa;'n_matricula_reg_imoveis';'n_zona_reg_imoveis'",
      "2025/07/10 00:00:00;2025/07/15 00:00:00;1020000.00;100.00;'APARTAMENTO';'Alameda AFONSO CELSO';176;'201';'TORRE 2';'BOA VISTA';91340290;142.00;'146076';'4'",
    ]).records,
  ).toEqual(['AFONSO CELSO 176 | 201/2 | apartamento | sale | 1020000 | 142 | 2025-07-15 | 146076@4'])
  expect(
    read(beloHorizonte, [
      'Endereco Completo;Bairro;Area Construida Adquirida;Tipo Construtivo Preponderante;Valor Declarado;Valor Base Calculo;Data Quitacao',
      'AVE JOSE CANDIDO DA SILVEIRA 135 - APT 202 - CIDADE NOVA - 31170-193 - BELO HORIZONTE - MG;CIDADE NOVA;89,5;AP;290000;353615,16;01/06/2026',
    ]).records,
  ).toEqual(['JOSE CANDIDO SILVEIRA 135 | 202/ | apartamento | sale | 290000 | 89.5 | 2026-06-01'])
  expect(
    read(fortaleza, [
      'NUMERO_CEP;BAIRRO;LOGRADOURO;NUMERO;AREA_EDIFICADA;TIPO_USO_IMOVEL;DATA_DA_TRANSACAO_ITBI;ID_IMOVEL;VL_BASE_CALCULO',
      '60175047;PAPICU;RUA JOAQUIM LIMA;500;80.5;APARTAMENTO;12/03/2025 00:00;123456;400000.00',
    ]).records,
  ).toEqual(['JOAQUIM LIMA 500 | ID123456/ | apartamento | sale | 400000 | 80.5 | 2025-03-12'])
})

describe('São Paulo', () => {
  const header =
    'N° do Cadastro (SQL);Nome do Logradouro;Número;Complemento;Bairro;Referência;CEP;Natureza de Transação;Valor de Transação (declarado pelo contribuinte);Data de Transação;Valor Venal de Referência;Proporção Transmitida (%);Valor Venal de Referência (proporcional);Base de Cálculo adotada;Tipo de Financiamento;Valor Financiado;Cartório de Registro;Matrícula do Imóvel;Situação do SQL;Área do Terreno (m2);Testada (m);Fração Ideal;Área Construída (m2);Uso (IPTU);Descrição do uso (IPTU)'
  const row = (deed: string, share = '100', number = '767') =>
    `1904806211;R NEWTON PRADO;${number};AP 136B E VG;COND ESTILO;TORRE B;1127000.0;${deed};251576.26;2024-12-18 00:00:00;0.0;${share};0.0;251576.26;;0.0;8º Cartório de Registro de Imóvel;180348;Ativo Predial;5199;55.5;0.0048;95;20;APARTAMENTO EM CONDOMÍNIO (EXIGE FRAÇÃO IDEAL)`
  const expected = (deed: string) =>
    `NEWTON PRADO 767 | 136B/B | apartamento | ${deed} | 251576 | 95 | 2024-12-18 | 180348@8`

  it('keeps sales, auctions and settlements apart, and no other deeds', () => {
    const { records, refused } = read(saoPaulo, [
      header,
      row('1.Compra e venda'),
      row('4.Arrematação (em leilão ou hasta pública)'),
      row('17.Resolução da alienação fiduciária por inadimplemento'),
      row('20.Realização ou integralização de capital'),
      row('1.Compra e venda', '0.01'),
      row('1.Compra e venda', '100', '99999'),
    ])
    expect(records).toEqual([expected('sale'), expected('auction'), expected('settlement')])
    expect(refused).toEqual({ deed: 1, share: 1, address: 1 })
  })

  it('is read sheet by sheet, also without a header, and without the sheets of explanations', () => {
    const explained = Array.from({ length: 30 }, (_, at) => `Coluna ${at};explicação`)
    const { records } = read(
      saoPaulo,
      [header, row('1.Compra e venda')],
      [row('1.Compra e venda')],
      explained,
    )
    expect(records).toEqual([expected('sale'), expected('sale')])
  })
})

it('every row that is not kept is counted with its reason', () => {
  const {
    records,
    refused,
    read: rows,
  } = read(recife, [
    recifeHeader,
    ...Array.from({ length: 12 }, () => recifeRow()),
    recifeRow({ value: '7444,39' }),
    recifeRow({ value: '-5' }),
    recifeRow({ area: '9' }),
    recifeRow({ date: '1900-01-01' }),
    recifeRow({ date: '2099-01-01' }),
    recifeRow({ date: '2015-01-01' }),
    recifeRow({ kind: 'Garagem Residencial' }),
    recifeRow({ number: 'SN' }),
    'x'.repeat(5_000),
  ])
  expect(records).toHaveLength(12)
  expect(rows).toBe(21)
  expect(refused).toEqual({ value: 2, area: 1, date: 2, expired: 1, kind: 1, address: 1, cells: 1 })
})

it.each<[string, PaidCity, string[], RegExp]>([
  ['an empty file', recife, [], /está vazio/],
  ['a header alone', recife, [recifeHeader], /nenhuma linha/],
  ["another city's columns", portoAlegre, [recifeHeader, recifeRow()], /falta: .*base_de_calculo/],
  ["another city's rows", recife, [recifeHeader, recifeRow({ city: 'Olinda' })], /outra cidade \(1 de 1/],
  [
    'many rows of another city among its own',
    recife,
    [
      recifeHeader,
      ...Array.from({ length: 200 }, (_, at) => recifeRow({ city: at % 5 === 0 ? 'Olinda' : 'Recife' })),
    ],
    /outra cidade/,
  ],
  [
    'rows that cannot be read',
    recife,
    [recifeHeader, ...Array.from({ length: 20 }, () => recifeRow({ date: 'ontem' }))],
    /mais da metade/,
  ],
  ['no table', recife, Array.from({ length: 30 }, () => '<html>;<p>'), /não tem as colunas/],
])('%s is refused whole', (_, city, lines, reason) => {
  expect(() => read(city, lines)).toThrow(CityFileRefused)
  expect(() => read(city, lines)).toThrow(reason)
})

it('a few rows of another city do not refuse a file', () => {
  const rows = Array.from({ length: 200 }, (_, at) => recifeRow({ city: at < 3 ? 'Olinda' : 'Recife' }))
  expect(read(recife, [recifeHeader, ...rows]).read).toBe(200)
})
