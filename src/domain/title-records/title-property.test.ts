import { describe, expect, it } from 'vitest'
import { explainTitleRecord } from './explain-title-record.ts'

const read = (text: string) => explainTitleRecord(text, { today: '2026-11-26' }).property
const opening = 'IMÓVEL: casa situada na Rua das Flores, nº 20. PROPRIETÁRIO: o Município.'

describe('the town of a property', () => {
  it.each([
    ['REGISTRO DE IMÓVEIS DE VOTUPIRANGA - SP\nMATRÍCULA Nº 10', 'VOTUPIRANGA', 'SP'],
    [
      'Serviço Notarial e Registral da Zona Norte de Cabedelinho - Paraíba\nMATRÍCULA Nº 10',
      'Cabedelinho',
      'PB',
    ],
    ['Estado de Goiás\nComarca de Vila Bela do Cerrado\nCartório de Registro', 'Vila Bela do Cerrado', 'GO'],
    ['8º OFÍCIO DO DISTRITO FEDERAL\nDescoberto Novo - DF, 29 de outubro de 2026.', 'Descoberto Novo', 'DF'],
    ['MATRÍCULA Nº 10', null, null],
  ])('%s', (head, city, uf) => {
    expect(read(`${head}\n${opening}`)).toMatchObject({ city, uf })
  })

  it('is where the property stands, not where its registry is', () => {
    const text = `REGISTRO DE IMÓVEIS DA COMARCA DE MINAS VELHAS - MG
IMÓVEL: casa na Rua das Flores, nº 20, situada no município de Ouro Fundo. PROPRIETÁRIO: o Estado.`
    expect(read(text)).toMatchObject({ city: 'Ouro Fundo', uf: 'MG' })
  })

  it.each([
    'IMÓVEL: casa. PROPRIETÁRIA: Olívia Brunholi, brasileira, RG 1.234.567 SEGUP/PA, residente na cidade de Belmira.',
    'IMÓVEL: casa. PROPRIETÁRIA: Olívia Brunholi, SP, brasileira, solteira.\nOlívia Brunholi, 12/05/2020.',
  ])('is nobody, and no place where somebody lives: %s', text => {
    expect(read(text).city).toBeNull()
  })
})

describe('the address of a property', () => {
  it.each([
    ['situado na AV. 7 de Setembro, nº 310, com área de 50 m²', 'AV. 7 de Setembro, nº 310'],
    ['com frente para a Ala-\nmeda das Garças, com área de 50 m²', 'Alameda das Garças'],
    [
      'situada na Avenida Industrial Vicente Fabrini, nº 3, com área',
      'Avenida Industrial Vicente Fabrini, nº 3',
    ],
  ])('%s', (words, address) => {
    expect(read(`MATRÍCULA Nº 10\nIMÓVEL: lote ${words}.`).address).toBe(address)
  })

  it('is not that of the registry', () => {
    const head = 'REGISTRO DE IMÓVEIS\nRua Direita, 145 - Centro - Telefone (11) 3333-4444\nMATRÍCULA Nº 10'
    expect(read(`${head}\n${opening}`).address).toBe('Rua das Flores, nº 20')
  })
})
