import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const opening = `REGISTRO DE IMÓVEIS DE VILA NOVA - GO
MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município. Vila Nova, 02 de maio de 1999. O Oficial.`
const lastAct = `R-1/5.000 - Em 10/05/2021. COMPRA E VENDA. Escritura de 03/05/2021, protocolo 7.001 de 04/05/2021. Vendeu a ANA LIMA. Dou fé. O Oficial.`
const read = (closing: string, before = '') => readTitleRecord(`${before}${opening}\n${lastAct}\n${closing}`)

describe('the day of a certificate', () => {
  it.each([
    ['Certidão expedida em 12/11/2025.', '2025-11-12'],
    [
      'CERTIDÃO expedida em 05 de novembro de 2025 - art. 19, § 1º - com validade de trinta dias.',
      '2025-11-05',
    ],
    ['O referido é verdade e dou fé. Vila Nova, 12 de novembro de 2025.', '2025-11-12'],
    ['Todo o referido é verdade e dou fé. Vila Nova-GO, 1.º de dezembro de 2025.', '2025-12-01'],
    ['Emitida em 05/12/2024 às 10:32', '2024-12-05'],
    ['Documento emitido em 05.12.2024, às 10h32min.', '2024-12-05'],
    ['Emissão: 05/12/2024 10:32:11\nPedido 77.110', '2024-12-05'],
    ['Data da certidão: 05-12-2024', '2024-12-05'],
    [
      'Certifico que nada mais consta. Vila Nova, aos 12 (doze) dias do mês de novembro de 2025.',
      '2025-11-12',
    ],
    [
      'Era o que se continha. Dada e passada nesta cidade de Vila Nova, aos doze dias do mês de novembro do ano de dois mil e vinte e cinco. Eu, Oficial, subscrevi.',
      '2025-11-12',
    ],
    ['É o que consta. Vila Nova, 12 de nov. de 2025.', '2025-11-12'],
    ['C E R T I F I C A que a presente é cópia fiel. Vila Nova, 12 de novembro de 2025.', '2025-11-12'],
    ['Cópia autêntica. 17/11/2025. Selo 0118251.', '2025-11-17'],
    ['CERTIFICO que não há ônus de qualquer natureza. Vila Nova/GO, 17/11/2025.', '2025-11-17'],
    [
      'Certifico que a presente é cópia. O Oficial, João Lima.\nVila Nova, 17 de novembro de 2025',
      '2025-11-17',
    ],
    [
      'CERTIFICO que é cópia fiel da matrícula. Assinado digitalmente por JOÃO LIMA em 17/11/2025 às 14:02.',
      '2025-11-17',
    ],
    ['CERTIFICO que é cópia fiel da matrícula. Selo digital 00112233 - 17/11/2025 14:02', '2025-11-17'],
    ['A presente certidão foi extraída em 17/11/2025 e vale até 17/12/2025.', '2025-11-17'],
    ['CERTIDÃO. Buscas até 16/11/2025. Vila Nova, 17/11/2025. Válida até 17/12/2025.', '2025-11-17'],
    ['Nada mais. Vila Nova, 17 de novembro de 2025.', '2025-11-17'],
    ['Confere com o original. Vila Nova, 17.11.2025.', '2025-11-17'],
    ['Vila Nova, 17 de novembro de 2025. Selo 0118251.', '2025-11-17'],
    [
      'CERTIDÃO DE INTEIRO TEOR\nCertifico e dou fé, nos termos da Lei 6.015, de 31/12/1973. Vila Nova, 17/11/2025.',
      '2025-11-17',
    ],
    ['Esta é a situação até ontem. Documento gerado em 17/11/2025 10:01:22.', '2025-11-17'],
    ['Certifico, por fim, que a última averbação é a de nº 1. Vila Nova, 17/11/2025.', '2025-11-17'],
    ['Certidão requerida por ANA LIMA em 15/11/2025 e lavrada em 17/11/2025. O Oficial.', '2025-11-17'],
    ['CERTIDÃO DE MATRÍCULA. Busca realizada até o dia 16/11/2025. Emitida no dia 17/11/2025.', '2025-11-17'],
    [
      'Certifica-se que a presente fotocópia confere com o original. Vila Nova, 17/11/2025, 14h.',
      '2025-11-17',
    ],
    ['CERTIDÃO emitida com validade até 17/12/2025.', null],
    ['CERTIFICO que é cópia fiel. Válida por 30 dias.', null],
    ['CERTIFICO que é cópia fiel, na forma da Lei nº 6.015, de 31 de dezembro de 1973.', null],
    ['', null],
  ])('is what its closing words say: %s', (closing, date) => {
    const record = read(closing)
    expect(record.certificateDate).toBe(date)
    expect(record.acts).toMatchObject([{ number: 'R-1', date: '2021-05-10' }])
  })

  it.each([
    ['CERTIDÃO DE INTEIRO TEOR - emitida em 12/11/2025, às 09:00\n', '2025-11-12'],
    ['Pedido nº 55.001 - Data de emissão: 12/11/2025\n', '2025-11-12'],
    ['Este documento foi assinado digitalmente por JOÃO LIMA em 12/11/2025.\n', '2025-11-12'],
  ])('stands at the head where the closing words have none: %s', (head, date) => {
    expect(read('CERTIFICO que a presente é cópia fiel.', head).certificateDate).toBe(date)
  })

  it('is no older than the last act', () => {
    expect(
      read('CERTIFICO que é cópia da matrícula aberta em Vila Nova, 02 de maio de 1999.').certificateDate,
    ).toBe(null)
  })

  it.each([
    'AV-2/5.000 - Certifico que a casa desta matrícula foi demolida. Dou fé. Vila Nova, 20/06/2022. O Oficial.',
    'AV-2/5.000 - DEMOLIÇÃO. A casa foi demolida, conforme\ncertidão n. 44, de 02/06/2022. Dou fé. Vila Nova, 20/06/2022. O Oficial.',
    'AV-2/5.000 - Prot. 77 - Demolição. Certifico que a casa objeto desta matrícula foi demolida. Dou fé. Vila Nova, 20/06/2022.',
  ])('is not that of an act that certifies: %s', act => {
    const record = read(`${act}\nCERTIFICO que é cópia fiel. Vila Nova, 17/11/2025.`)
    expect(record.certificateDate).toBe('2025-11-17')
    expect(record.acts[1]).toMatchObject({ number: 'AV-2', date: '2022-06-20' })
    expect(read(act).certificateDate).toBe(null)
  })
})
