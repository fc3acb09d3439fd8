import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createOwnIcons } from './scripts/lib/import-icon-files.ts'

/** The renderer of the pages, which the server loads: the same pages as the browser's. */
export default defineConfig({
  plugins: [react(), createOwnIcons()],
  build: {
    ssr: 'src/web/render-page.tsx',
    outDir: 'dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
  },
  ssr: { noExternal: true },
})
