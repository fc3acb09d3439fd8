import { describe, expect, it } from 'vitest'
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

const house = 'IMÓVEL: casa na Rua das Flores, nº 10. PROPRIETÁRIO: ANA LIMA, residente em Outra Cidade - BA.'

describe('the town and the state', () => {
  it.each([
    ['CRI LUZ DO PLANALTO/GO - MATRÍCULA 99.301', house, 'LUZ DO PLANALTO', 'GO'],
    ['REGISTRO DE IMÓVEIS DE CIDADE NOVA DO PLANALTO-GO', house, 'CIDADE NOVA DO PLANALTO', 'GO'],
    ['CARTÓRIO DE REGISTRO DE IMÓVEIS DE SERRA FORMOSA - EST. DE S. PAULO', house, 'SERRA FORMOSA', 'SP'],
    ['19º OFICIAL DE REGISTRO DE IMÓVEIS DA COMARCA DE SÃO PAULO', house, 'SÃO PAULO', 'SP'],
    ['2º REGISTRO DE IMÓVEIS DE CURITIBA', house, 'CURITIBA', 'PR'],
    [
      '9º OFÍCIO DO REGISTRO IMOBILIÁRIO - DISTRITO FEDERAL\nBrasília, 13/08/2018',
      'IMÓVEL: Apartamento nº 12, Lote 4, Rua 19 Norte, Águas do Sul, Distrito Federal. PROPRIETÁRIA: ANA LIMA.',
      'Águas do Sul',
      'DF',
    ],
    ['REGISTRO DE IMÓVEIS DE VILA NOVA', house, 'VILA NOVA', null],
  ])('%s', (head, description, city, uf) => {
    const text = `${head}\nMATRÍCULA Nº 5.000\n${description}\nR-1/5.000 - Em 10/05/2001. HIPOTECA.`
    expect(readTitleRecord(text).property).toMatchObject({ city, uf })
  })
})

it.each([
  ['Selo digital. Consulte no site do Tribunal de Justiça do RS.', 'RS'],
  ['Poder Judiciário - TJMG - Selo.', 'MG'],
  ['Consulte www.tjsc.jus.br', 'SC'],
  ['Ao Oficial R$ 42,22; ao IPESP R$ 8,21.', 'SP'],
  ['Processos 1000118-33.2016.5.02.0435, 1001882-20.2018.8.26.0998 e 1001883-20.2018.8.26.0998.', 'SP'],
  ['Processo 1001882-20.2018.8.26.0998.', null],
  ['Processos 1001882-20.2018.8.26.0998, 1001882-20.2018.8.19.0998 e 1001882-20.2018.8.13.0998.', null],
])('the state is that of the courts and fees where nothing names it: %s', (words, uf) => {
  const text = `REGISTRO DE IMÓVEIS DE VILA NOVA\nMATRÍCULA Nº 5.000\nIMÓVEL: casa. PROPRIETÁRIA: ANA LIMA.\nR-1/5.000 - PENHORA. ${words}`
  expect(readTitleRecord(text).property.uf).toBe(uf)
})
