import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListingDescription } from './listing-description.ts'

const official = (head: string, extras = '') =>
  `${head}, 0.00 de área total, 50.10 de área privativa, 120.00 de área do terreno${extras}.`

describe('category and type, read from the head of the description', () => {
  it.each([
    ['Apartamento', 'apartamento', 'Apartamento'],
    ['Apto', 'apartamento', 'Apartamento'],
    ['Flat', 'apartamento', 'Apartamento'],
    ['Studio', 'apartamento', 'Apartamento'],
    ['KITNET', 'apartamento', 'Apartamento'],
    ['Casa', 'casa', 'Casa'],
    ['Sobrado', 'casa', 'Casa'],
    ['Moradia', 'casa', 'Casa'],
    ['Terreno', 'terreno', 'Terreno'],
    ['Gleba', 'terreno', 'Terreno'],
    ['Gleba Urbana', 'terreno', 'Terreno'],
    ['Lote', 'terreno', 'Terreno'],
    ['Imóvel rural', 'rural', 'Imóvel Rural'],
    ['Sítio', 'rural', 'Imóvel Rural'],
    ['Chácara', 'rural', 'Imóvel Rural'],
    ['Fazenda', 'rural', 'Imóvel Rural'],
    ['Comercial', 'comercial', 'Comercial'],
    ['Loja', 'comercial', 'Comercial'],
    ['Sala', 'comercial', 'Comercial'],
    ['Galpão', 'comercial', 'Comercial'],
    ['Prédio', 'comercial', 'Comercial'],
    ['Escritório', 'comercial', 'Comercial'],
    ['Imóvel comercial', 'comercial', 'Comercial'],
    ['Outros', null, 'Imóvel'],
    ['Casarão', null, 'Imóvel'],
  ] as const)('%s → %s', (head, category, propertyType) => {
    expect(readListingDescription(official(head, ',  1 qto(s), WC, 1 sala(s), cozinha'))).toMatchObject({
      category,
      propertyType,
    })
  })

  it.each([
    ['Apartamento com 2 quartos e 1 sala', 'apartamento'],
    ['Imóvel com 2 quartos e sala', null],
    ['1 sala, 2 quartos', null],
    ['1 sala comercial, 1 vaga', 'comercial'],
    ['2 casas no mesmo terreno', 'casa'],
    ['Chácara com casa sede', 'rural'],
    ['2 quartos, 1 vaga na garagem, wc, sala, cozinha. .', null],
    ['', null],
  ] as const)('%j → %s', (description, category) => {
    expect(readListingDescription(description).category).toBe(category)
  })
})

describe('areas read from a description', () => {
  it.each([
    [
      'Apartamento, 97.71 de área total, 50.10 de área privativa, 0.00 de área do terreno',
      50.1,
      97.71,
      50.1,
      null,
    ],
    ['Casa, 51.53 de área total, 72.23 de área privativa, 90.00 de área do terreno', 72.23, 51.53, 72.23, 90],
    ['Casa, 60.00 de área total, 0.00 de área privativa, 90.00 de área do terreno', 60, 60, null, 90],
    ['Casa, 0.00 de área total, 0.00 de área privativa, 90.00 de área do terreno', 90, null, null, 90],
    ['Terreno, 60.00 de área total, 55.00 de área privativa, 250.00 de área do terreno', 250, 60, 55, 250],
    [
      'Gleba Urbana, 60.00 de área total, 0.00 de área privativa, 0.00 de área do terreno',
      60,
      60,
      null,
      null,
    ],
    [
      'Imóvel rural, 9.00 de área total, 9.00 de área privativa, 1255309.00 de área do terreno',
      1255309,
      null,
      null,
      1255309,
    ],
    ['Outros, 0.00 de área total, 0.00 de área privativa, 0.00 de área do terreno', null, null, null, null],
    ['Área total = 1.097,71m2 Área privativa = 50,10m2', 50.1, 1097.71, 50.1, null],
    ['Casa com 120 m² de área construída e 1.200 m² de área do terreno', 120, null, 120, 1200],
    ['Casa, 85 m2 de área, 1 área de serviço', 85, 85, null, null],
    ['Casa, 2 quartos, 1 área de serviço', null, null, null, null],
  ])('%s', (description, area, totalArea, privateArea, landArea) => {
    expect(readListingDescription(description)).toMatchObject({ area, totalArea, privateArea, landArea })
  })
})

describe('rooms, bathrooms, kitchen and garage, read from a description', () => {
  it.each([
    [official('Casa', ',  2 qto(s), a.serv, WC, 1 sala(s), cozinha, 1 vaga(s) de garagem'), 2, 1, 1, 1],
    [
      official('Casa', ',  3 qto(s), 1 suite(s), varanda, WC, WC Emp, 2 sala(s), DCE, cozinha'),
      3,
      1,
      1,
      null,
    ],
    [
      official('Prédio', ',  12 qto(s), WC, 11 sala(s), 3 lavabo(s), cozinha, 8 vaga(s) de garagem'),
      12,
      1,
      1,
      8,
    ],
    [official('Terreno'), null, null, null, null],
    ['2 Quartos, 1 vaga na garagem, Área de Serviço, 2 WC, Sala, Cozinha. .', 2, 2, 1, 1],
    ['Casa com 3 dormitórios, 2 banheiros, 2 cozinhas e 4 vagas', 3, 2, 2, 4],
    ['Apartamento, 1 quarto, 1 banheiro(s), 1 WC Emp', 1, 1, null, null],
    ['Apartamento, 1 dormitorio, WC Emp', 1, 1, null, null],
    ['Apartamento 12, 4 quarto andar', null, null, null, null],
    ['Casa, 1.234 quartos', null, null, null, null],
  ])('%s', (description, rooms, bathrooms, kitchen, garage) => {
    expect(readListingDescription(description)).toMatchObject({ rooms, bathrooms, kitchen, garage })
  })
})

it('reads any text, and the same text alike in upper and lower case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const read = readListingDescription(text)
      for (const size of [read.area, read.totalArea, read.privateArea, read.landArea]) {
        expect(size === null || size > 0).toBe(true)
      }
    }),
  )
  const text = official('Casa', ',  2 qto(s), a.serv, WC, 1 sala(s), cozinha, 1 vaga(s) de garagem')
  expect(readListingDescription(text.toUpperCase())).toEqual(readListingDescription(text))
})
