import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { writePicturePdf } from './join-pictures.ts'

/** A grey picture of one pixel, as JPEG. */
const jpeg = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
)

it('pictures become pages of their size at 200 dpi, in their order', async () => {
  const pdf = await getDocumentProxy(
    writePicturePdf([
      { width: 1_654, height: 2_339, jpeg },
      { width: 2_000, height: 1_000, jpeg },
    ]),
  )
  expect(pdf.numPages).toBe(2)
  const sizes: number[][] = []
  for (const number of [1, 2]) sizes.push((await pdf.getPage(number)).view.map(Math.round))
  expect(sizes).toEqual([
    [0, 0, 595, 842],
    [0, 0, 720, 360],
  ])
})
