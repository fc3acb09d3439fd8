import { expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const readCity = (town: string): string | null =>
  readTitleRecord(
    `REGISTRO DE IMÓVEIS DE ${town.toUpperCase()}. MATRÍCULA Nº 5.000. IMÓVEL: casa situada na Rua das Flores, nº 10, nesta cidade de ${town}, com área de 300,00 m². PROPRIETÁRIO: o Município. R-1/5.000 - Em 10 de maio de 2001. HIPOTECA em favor do BANCO DO BRASIL S.A.`,
  ).property.city

it.each(['Ji-Paraná', 'Xique-Xique', 'Não-Me-Toque', 'Goiânia', 'São José do Rio Preto'])(
  'the town of a matrícula is read whole: %s',
  town => {
    expect(readCity(town)).toBe(town)
  },
)

it.each([
  ['Palmas-TO', 'Palmas'],
  ['Ji-Paraná-RO', 'Ji-Paraná'],
])('the letters of a state are no part of the town: %s', (written, town) => {
  expect(readCity(written)).toBe(town)
})
