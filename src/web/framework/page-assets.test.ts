import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAssetFinder, type PageAssets } from './page-assets.ts'

const chunks = {
  'index.html': { file: 'main.js', css: ['all.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  'start-application.tsx': { file: 'start.js', imports: ['_shared.js', '_react.js'] },
  '_react.js': { file: 'react.js' },
  'pages/search.tsx': {
    file: 'search.js',
    css: ['search.css', 'shared.css'],
    imports: ['_list.js', 'index.html'],
  },
  '_list.js': { file: 'list.js', css: ['list.css'], imports: ['_react.js', 'pages/search.tsx'] },
  'pages/map.tsx': { file: 'map.js', css: ['list.css'], imports: ['_list.js'] },
  'map-view.tsx': { file: 'map-view.js', css: ['map.css'], imports: ['_list.js', '_tiles.js'] },
  '_tiles.js': { file: 'tiles.js', css: ['tiles.css'] },
}

const sorted = ({ styles, scripts, wideScripts }: PageAssets) => ({
  styles: styles.toSorted(),
  scripts: scripts.toSorted(),
  wideScripts: wideScripts.toSorted(),
})

const application = ['/react.js', '/start.js']

describe('the files of a page', () => {
  it.each([
    ['nothing', [], [], { styles: [], scripts: application, wideScripts: [] }],
    [
      'its own file, and what that imports in a circle',
      ['pages/search.tsx'],
      [],
      {
        styles: ['/list.css', '/search.css'],
        scripts: ['/list.js', '/react.js', '/search.js', '/start.js'],
        wideScripts: [],
      },
    ],
    [
      'what only a wide screen needs, besides the rest',
      ['pages/map.tsx'],
      ['map-view.tsx'],
      {
        styles: ['/list.css', '/search.css'],
        scripts: ['/list.js', '/map.js', '/react.js', '/search.js', '/start.js'],
        wideScripts: ['/map-view.js', '/tiles.js'],
      },
    ],
    [
      'a file that the build does not know',
      ['pages/none.tsx'],
      ['none.tsx'],
      { styles: [], scripts: application, wideScripts: [] },
    ],
  ] as const)('are those of the application and %s', (_, sources, wide, expected) => {
    const needs = { sources, wideSources: wide }
    expect(sorted(createAssetFinder(chunks)(needs))).toEqual(expected)
  })

  it('are the same ones, found once, whatever was asked for between', () => {
    const find = createAssetFinder(chunks)
    const none = { sources: [], wideSources: [] }
    const map = { ...none, sources: ['pages/map.tsx'], wideSources: ['map-view.tsx'] }
    const first = find(map)
    expect(find({ ...none, sources: ['pages/map.tsx', 'map-view.tsx'] })).not.toEqual(first)
    expect(find({ ...map })).toBe(first)
  })

  it('are each named once, and none of them is of every page, in any build', () => {
    const names = ['index.html', 'start-application.tsx', ...'abcdefgh']
    const some = fc.uniqueArray(fc.constantFrom(...names))
    const build = fc
      .tuple(
        ...names.map(() =>
          fc.record({ imports: some, css: fc.uniqueArray(fc.constantFrom('1.css', '2.css', '3.css')) }),
        ),
      )
      .map(all =>
        Object.fromEntries(all.map((chunk, at) => [names[at], { ...chunk, file: `${names[at]}.js` }])),
      )
    fc.assert(
      fc.property(build, some, some, (manifest, sources, wide) => {
        const reach = (from: readonly string[], seen = new Set<string>()): Set<string> => {
          for (const name of from) {
            if (seen.has(name)) continue
            seen.add(name)
            reach(manifest[name]?.imports ?? [], seen)
          }
          return seen
        }
        const ofAll = reach(['index.html'])
        const needed = [...reach(['start-application.tsx', ...sources])].filter(name => !ofAll.has(name))
        const onlyWide = [...reach(wide)].filter(name => !ofAll.has(name) && !needed.includes(name))
        const stylesOf = (all: Iterable<string>) =>
          new Set([...all].flatMap(name => manifest[name]?.css ?? []))
        const ofEveryPage = stylesOf(ofAll)
        const needs = { sources, wideSources: wide }
        expect(sorted(createAssetFinder(manifest)(needs))).toEqual({
          styles: [...stylesOf(needed)]
            .filter(file => !ofEveryPage.has(file))
            .map(file => `/${file}`)
            .toSorted(),
          scripts: needed.map(name => `/${name}.js`).toSorted(),
          wideScripts: onlyWide.map(name => `/${name}.js`).toSorted(),
        })
      }),
    )
  })
})
