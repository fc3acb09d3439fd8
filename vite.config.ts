import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createOwnIcons, importIconFiles } from './scripts/lib/import-icon-files.ts'
import { minifyPublicScript } from './scripts/lib/minify-public-script.ts'
import { type BundledModule, shareFiles } from './scripts/lib/share-files.ts'

const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`

/** The document's own script, which runs before anything else of the application is asked for. */
const isBeforePaint = (id: string): boolean => /src[\\/]web[\\/](main\.tsx|index\.html|app\.css)/.test(id)

const source = (path: string): string =>
  normalizePath(fileURLToPath(new URL(`src/web/${path}`, import.meta.url)))

/** How much first visits to pages and their parts count when files are chosen; by the beginning of the source. */
const visitWeights: readonly [string, number][] = [
  ['pages/search.', 15],
  ['pages/property.', 10],
  ['pages/login.', 40],
  ['pages/place.', 4],
  ['pages/map.', 4],

  ['features/property/', 1],
  ['pages/', 1],
  ['', 0.2],
]

const webFolder = source('')

const weighVisit = (root: string): number => {
  const path = root.slice(webFolder.length)
  return visitWeights.find(([begin]) => path.startsWith(begin))?.[1] ?? 0
}

let chooseFile: ReturnType<typeof shareFiles> | null = null

/** Names the file of what some pages share; measured from what they import. */
const nameSharedFile = (id: string, modules: { getModuleInfo(id: string): BundledModule | null }) => {
  chooseFile ??= shareFiles(
    other => modules.getModuleInfo(other),
    [source('main.tsx'), source('start-application.tsx')],
    other => other.startsWith(source('pages/')),
    weighVisit,
  )
  return chooseFile(id)
}

/** The pages in the browser. `vite build` writes dist/web; `vite` serves them in watch mode and hands /api to the server. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    importIconFiles(),
    createOwnIcons(),
    tailwindcss(),
    minifyPublicScript('theme.js'),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', '*.{js,svg,webmanifest}', 'icons/*.png', 'assets/*.{js,css,svg,woff2}'],
        // Asked for by rare signs alone; the map's library, which needs the server's answers anyway.
        globIgnores: ['sw.js', '**/*latin-ext*', '**/maplibre*'],
        dontCacheBustURLsMatching: /^assets\//,
        // The server has the page without content under a path of its own.
        manifestTransforms: [
          async entries => ({
            manifest: entries.map(entry =>
              entry.url === 'index.html' ? { ...entry, url: '/shell' } : entry,
            ),
          }),
        ],
      },
    }),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      input: { index: 'src/web/index.html', application: 'src/web/start-application.tsx' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        // What every page needs lies in one file; what pages share besides, by which of them share it.
        codeSplitting: {
          groups: [
            {
              name: 'loading',
              test: /page-data\.ts|wide-screen\.ts|early-[a-z]+\.ts|preload-helper/,
              priority: 2,
            },
            { name: 'application', tags: ['$initial'], test: id => !isBeforePaint(id), priority: 1 },
            { name: nameSharedFile, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] }, host: '127.0.0.1', port: 5173, proxy: { '^/api/(?!.*[.]tsx?)': api } },
})
