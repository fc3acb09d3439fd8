import { describe, expect, it } from 'vitest'
import { readNeighborhoodName, readStreetName } from './place-words.ts'

const write = (street: string): string | null => {
  const name = readStreetName(street)
  return name && [name.type, name.title, name.name].join(' / ')
}

describe("a street's name", () => {
  it.each([
    ['RUA DAS FLORES', 'rua /  / flores'],
    ['R. Drª. Maria José', 'rua / doutor / maria jose'],
    ['RUA DOUTORA MARIA JOSE', 'rua / doutor / maria jose'],
    ['AV CEL. JOÃO PROCÓPIO', 'avenida / coronel / joao procopio'],
    ['AVENIDA CORONEL JOAO PROCOPIO', 'avenida / coronel / joao procopio'],
    ['RUA XV DE NOVEMBRO', 'rua /  / 15 novembro'],
    ['RUA QUINZE DE NOVEMBRO', 'rua /  / 15 novembro'],
    ['RUA DEZENOVE DE OUTUBRO', 'rua /  / 19 outubro'],
    ['RUA CENTO E QUARENTA E TRES', 'rua /  / 143'],
    ['R 143', 'rua /  / 143'],
    ['R. DEZENOVE DE OUTUBRO', 'rua /  / 19 outubro'],
    ['RUA 143', 'rua /  / 143'],
    ['RUA 03', 'rua /  / 3'],
    ['RUA TRES DE JANEIRO', 'rua /  / 3 janeiro'],
    ['RUA 1º DE MAIO', 'rua /  / 1 maio'],
    ['RUA PRIMEIRO DE MAIO', 'rua /  / 1 maio'],
    ['RUA B 1', 'rua /  / b1'],
    ['RUA B1', 'rua /  / b1'],
    ['RUA A', 'rua /  / a'],
    ['RUA E', 'rua /  / e'],
    ['RUA 10-A', 'rua /  / 10a'],
    ['RUA DOM PEDRO II', 'rua / dom / pedro 2'],
    ['RUA DOM PEDRO SEGUNDO', 'rua / dom / pedro 2'],
    ['RUA DOM PEDRO I', 'rua / dom / pedro 1'],
    ['AVENIDA QUARENTA E SEIS A', 'avenida /  / 46a'],
    ['QUADRA QNP 05 CJ F', 'quadra /  / qnp 5 conjunto f'],
    ['SMPW QUADRA 22', ' /  / smpw quadra 22'],
  ])('%s is read as %s', (street, read) => {
    expect(write(street)).toBe(read)
  })

  it.each([
    '',
    '  ',
    'RUA',
    'RUA PROJETADA',
    'RUA PROJETADA A',
    'RUA SEM DENOMINACAO2',
    'ESTRADA PARTICULAR',
    'SERVIDAO',
  ])('%j names no street', street => {
    expect(write(street)).toBeNull()
  })
})

describe("a neighborhood's name", () => {
  it.each([
    ['JD AMERICA', 'jardim america', 'america'],
    ['Jardim América', 'jardim america', 'america'],
    ['VL SAO PEDRO', 'vila sao pedro', 'sao pedro'],
    ['PQ RES PORTO BELLO', 'parque residencial porto bello', 'porto bello'],
    ['JARDIM SANTA ROSA II', 'jardim santa rosa 2', 'santa rosa 2'],
    ['JARDIM SANTA ROSA 2', 'jardim santa rosa 2', 'santa rosa 2'],
    ['ST HAB TORORO', 'setor habitacional tororo', 'tororo'],
    ['SETOR OESTE', 'setor oeste', 'oeste'],
    ['VILA A', 'vila a', 'vila a'],
    ['SETOR 11', 'setor 11', 'setor 11'],
    ['CENTRO', 'centro', 'centro'],
  ])('%s is %s, by its own name %s', (written, whole, bare) => {
    expect(readNeighborhoodName(written)).toEqual({ whole, bare })
  })

  it.each(['', 'ZONA RURAL', 'SEM DENOMINACAO', 'AREA RURAL DE GOIANIA'])('%j is none', written => {
    expect(readNeighborhoodName(written)).toBeNull()
  })
})
