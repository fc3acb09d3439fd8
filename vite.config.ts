import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createOwnIcons, importIconFiles } from './scripts/lib/import-icon-files.ts'
import { minifyPublicScript } from './scripts/lib/minify-public-script.ts'

const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`

/** Fails the build where a page's code imports what is the server's alone. */
const refuseServerCode = (): Plugin => ({
  name: 'refuse-server-code',
  load(id) {
    if (/\.server\.tsx?$|[\\/]src[\\/]server[\\/]/.test(id))
      this.error(`${id} is the server's alone; the browser's code imports it`)
  },
})

/** The document's own script, which runs before anything else of the application is asked for. */
const isBeforePaint = (id: string): boolean => /src[\\/]web[\\/](main\.tsx|index\.html|app\.css)/.test(id)

/** The pages in the browser. `vite build` writes dist/web; `vite` serves them in watch mode and hands /api to the server. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    refuseServerCode(),
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
        // Files that import each other in a circle still run in the order of the imports.
        strictExecutionOrder: true,
        // What every page needs lies in one file; what most pages and parts share in another, and what many share in a third.
        codeSplitting: {
          groups: [
            {
              name: 'loading',
              test: /page-data\.ts|wide-screen\.ts|early-use\.ts|preload-helper/,
              priority: 2,
            },
            { name: 'application', tags: ['$initial'], test: id => !isBeforePaint(id), priority: 1 },
            { name: 'common', minShareCount: 30 },
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] }, host: '127.0.0.1', port: 5173, proxy: { '^/api/(?!.*[.]tsx?)': api } },
})
