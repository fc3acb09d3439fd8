import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inDepth } from '#test/support/depth.ts'
import { buildScannedPdf, drawSheet } from '#test/support/drawn-scans.ts'
import { createTestTitleRecordReader } from '#test/support/title-record-readers.ts'

const signal = new AbortController().signal
const opening = [
  'REGISTRO DE IMÓVEIS DE VOTUPIRANGA - SP',
  'MATRÍCULA Nº 12.345 FICHA 01',
  'IMÓVEL: apartamento nº 12, situado na Rua das Flores, nº 20,',
  'com área privativa de 50,00 m². PROPRIETÁRIA: ANA MARIA TESTE. Dou fé.',
  'R-1/12.345 - Em 12 de maio de 2012. ALIENAÇÃO FIDUCIÁRIA',
  'em favor da CAIXA ECONÔMICA FEDERAL, por R$ 90.000,00.',
]
/** Few words on a sheet: what is dark on it is hardly a hundredth. */
const end = [
  'AV-2/12.345 - Em 20 de junho de 2025. CONSOLIDAÇÃO DA',
  'PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.',
]
/** As registries print it over a copy. */
const signature = [
  'Para verificar a autenticidade, acesse https://registradores.onr.org.br/validacao.aspx',
  'e digite o hash 05e07a0b-b3a3-4d5b-b8ad-0a5c0ca3e0ac. Valide aqui este documento.',
]

async function read(file: Uint8Array<ArrayBuffer>) {
  const reader = await createTestTitleRecordReader()
  const outcome = await reader.read({ source: { file }, today: '2026-11-26' }, 'ana', { signal })
  if ('unreadable' in outcome) throw new Error(outcome.unreadable)
  return outcome.read
}

describe('a copied matrícula', () => {
  it('is read where little stands on a sheet, and where a signature is printed over it; in depth, a blank sheet is named', async () => {
    const { explained, text, recognized } = await read(
      buildScannedPdf([
        { picture: await drawSheet(opening), over: signature },
        { picture: await drawSheet(end) },
        ...inDepth([], [{ picture: await drawSheet([]) }]),
      ]),
    )
    expect(recognized).toBe(true)
    expect(explained.acts.map(({ number, kind, page }) => [number, kind, page])).toEqual([
      ['R-1', 'fiduciary-lien', 1],
      ['AV-2', 'consolidation', 2],
    ])
    expect(explained.burdens).toMatchObject([{ inForce: false, cancelledBy: 'AV-2', certainty: 'high' }])
    expect(explained.warnings).toEqual(
      inDepth([], ['Na página 3 não achamos letras: se ela não está em branco, leia-a no papel.']),
    )
    expect(text).not.toContain('ANA MARIA')
  })

  it('whose letters another program recognized is never read as surely as a text', async () => {
    const over = [...opening, ...end].map(line => line.normalize('NFD').replace(/[^ -~]/g, ''))
    const dull = Array.from({ length: 20 }, () => 'Dou fe. O Oficial Substituto subscreve e assina.')
    const sheet = { picture: await drawSheet([]), over: [...over, ...dull] }
    const hidden = await read(buildScannedPdf([{ ...sheet, hidden: true }]))
    const shown = await read(buildScannedPdf([sheet]))
    expect([hidden.recognized, hidden.explained.burdens]).toMatchObject([true, [{ certainty: 'medium' }]])
    expect([shown.recognized, shown.explained.burdens]).toMatchObject([false, [{ certainty: 'high' }]])
  })

  it.each(inDepth([], [90, 180, 270]))('that lies on its side is turned: %i degrees', async degrees => {
    const picture = await sharp(await drawSheet([...opening, ...end]))
      .rotate(degrees)
      .jpeg()
      .toBuffer()
    expect((await read(new Uint8Array(picture))).explained.acts).toHaveLength(2)
  })
})
