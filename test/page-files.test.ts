import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageFiles } from './journeys/page-files.ts'

it('every page of the site is loaded directly by a journey', () => {
  const files = readdirSync('src/web/pages')
    .filter(name => name.endsWith('.tsx'))
    .map(name => name.slice(0, -'.tsx'.length))
  // Shown in place of a page that failed.
  expect(files.filter(name => name !== 'failure-page').toSorted()).toEqual([...pageFiles])
})
