import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listPictureSvgs } from '#test/support/link-pictures.ts'
import { type PictureText, artColours, measureText, shrinkText, writeText } from './picture-frame.ts'

const text = (words: string): PictureText => ({ text: words, weight: 'bold', size: 40, colour: '#ffffff' })

describe('text in a picture', () => {
  it('is drawn as outlines, so that no font is needed', () => {
    for (const svg of listPictureSvgs()) expect(svg).not.toMatch(/<text|font|NaN|undefined/)
  })

  it('has every letter of Portuguese, and draws others without their accent or not at all', () => {
    const drawn = (words: string): number => (writeText(text(words), 0, 0).match(/<path/g) ?? []).length
    const letters = 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ0123456789R$%·−–…ºª²'
    expect(drawn(letters)).toBe([...letters].length)
    expect(drawn('ő漢')).toBe(1)
  })

  it('sets pairs closer as the font says', () => {
    expect(measureText(text('AV'))).toBeLessThan(measureText(text('A')) + measureText(text('V')))
  })

  it('gets smaller, then shorter, until it fits', () => {
    const long = text('Conjunto Habitacional Prefeito José da Silva')
    const smaller = shrinkText(long, 600, 20)
    expect([smaller.text, smaller.size < 40, measureText(smaller) <= 600]).toEqual([long.text, true, true])
    const shorter = shrinkText(long, 300, 30)
    expect([shorter.text.endsWith('…'), shorter.size, measureText(shorter) <= 300]).toEqual([true, 30, true])
  })
})

describe('the colours of a picture', () => {
  /** OKLCH → sRGB, as CSS Color 4 converts it. */
  function toHex(lightness: number, chroma: number, degrees: number): string {
    const angle = (degrees * Math.PI) / 180
    const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    const linear = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    const bytes = linear.map(value => {
      const inside = Math.min(1, Math.max(0, value))
      return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055))
    })
    return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
  }

  it("are those of the pages' dark theme", () => {
    const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8')
    for (const [name, hex] of Object.entries(artColours)) {
      const [, ...parts] =
        new RegExp(`--art-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? []
      const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number)
      expect([name, toHex(lightness, chroma, hue)]).toEqual([name, hex])
    }
  })
})
