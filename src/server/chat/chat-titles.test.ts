import { expect, it } from 'vitest'
import { toPreviewLine } from './chat-titles.ts'

it.each([
  [
    'Achei **2 casas** em Itu.\n\n- **Preço:** R$ 1\n  - à vista\n• perto',
    'Achei 2 casas em Itu. Preço: R$ 1 à vista perto',
  ],
  ['10 - 2 = 8', '10 - 2 = 8'],
  ['😀'.repeat(130), '😀'.repeat(120)],
])('shortens a message to one line of plain text: %j', (message, expected) => {
  expect(toPreviewLine(message)).toBe(expected)
})
