import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listPageFiles, listSitePages } from '#contract/page-paths.ts'

it('every page of the site has its file, and every file is a page of the site', () => {
  const files = readdirSync('src/web/pages').flatMap(name => /^([\w-]+)\.tsx$/.exec(name)?.[1] ?? [])
  // Shown in place of a page that failed.
  expect(files.filter(name => name !== 'failure-page').toSorted()).toEqual(listPageFiles())
})

it('what a page asks for before it is rendered stands beside it', () => {
  const prepared = readdirSync('src/web/pages').flatMap(
    name => /^([\w-]+)\.server\.ts$/.exec(name)?.[1] ?? [],
  )
  expect(prepared.filter(name => !listPageFiles().includes(name))).toEqual([])
})

it('no two pages have the same path', () => {
  const paths = listSitePages().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
