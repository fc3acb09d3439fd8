import { describe, expect, it } from 'vitest'
import { formatPlaceName, describeProperty, readHeadName, formatNeighborhood } from './place-names.ts'

describe('place names', () => {
  it.each([
    ['SAO PAULO', 'São Paulo'],
    ['SAO JOSE DO RIO PRETO', 'São José do Rio Preto'],
    ['RIO DE JANEIRO', 'Rio de Janeiro'],
    ['VILA NOVA II', 'Vila Nova II'],
    ['PARQUE ESTRELA DALVA XVI', 'Parque Estrela Dalva XVI'],
    ['D. PEDRO I', 'D. Pedro I'],
    ['DA PENHA', 'Da Penha'],
    ["SANTA BARBARA D'OESTE", "Santa Bárbara D'Oeste"],
    ['MOGI-GUACU', 'Mogi-Guaçu'],
    ['LOT.JARDIM DAS FLORES', 'Lot.Jardim das Flores'],
    ['PARA DE MINAS', 'Pará de Minas'],
    ['GOIANESIA DO PARA', 'Goianésia do Pará'],
    ['CAMINHO PARA O MAR', 'Caminho Para o Mar'],
    ['goiania', 'Goiânia'],
    ['', ''],
  ])('formats %s as %s', (given, shown) => {
    expect(formatPlaceName(given)).toBe(shown)
  })

  it('leaves text in mixed case unchanged', () => {
    expect(formatPlaceName('Mário Andreazza')).toBe('Mário Andreazza')
  })
})

describe('the neighborhood name', () => {
  it.each([
    ['CENTRO', 'Centro'],
    ['1', ''],
    ['LT 25 QD 18', ''],
    ['LT. 02, QD. F6', ''],
    ['S/N', ''],
    ['', ''],
    ['PARQUE NAPOLIS A', 'Parque Napolis A'],
    ['SETOR 5', 'Setor 5'],
    ['QUADRA 12 NORTE', 'Quadra 12 Norte'],
    ['SETOR HABITACIONAL TORORO (JARDIM BOTANI', 'Setor Habitacional Tororo'],
    ['VILA NOVA (GLEBA B)', 'Vila Nova (Gleba B)'],
  ])('of %s is "%s"', (given, shown) => {
    expect(formatNeighborhood(given)).toBe(shown)
  })
})

describe("the bank's name for a kind of property", () => {
  it.each([
    ['Loja, 0.00 de área total', 'Comercial', 'Loja'],
    ['Gleba Urbana, 0.00 de área total', 'Terreno', 'Gleba Urbana'],
    ['Outros, 0.00 de área total', 'Imóvel', 'Imóvel'],
    ['', 'Casa', 'Casa'],
    ['Um texto comprido que ninguém chamaria de tipo, 1', 'Casa', 'Casa'],
  ])('is read from: %s', (description, propertyType, shown) => {
    expect(readHeadName({ description, propertyType })).toBe(shown)
  })
})

describe('the one-line description of a property', () => {
  it.each([
    ['VILA NOVA', 'Apartamento · Vila Nova, Anápolis, GO'],
    ['', 'Apartamento, Anápolis, GO'],
  ])('formats the neighborhood "%s"', (neighborhood, shown) => {
    const property = { description: 'Apartamento, 0.00', propertyType: 'Apartamento', city: 'ANAPOLIS' }
    expect(describeProperty({ ...property, neighborhood, state: 'GO' })).toBe(shown)
  })
})
