import { defineConfig } from 'vite'

/** The server, bundled into few files: idle memory and start depend on it. PGlite keeps its own files. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        import: 'src/server/catalogue/import/command.ts',
        'embedded-worker': 'src/server/database/embedded-worker.ts',
      },
      external: [/^@electric-sql\/pglite/],
    },
  },
  ssr: { noExternal: true },
})
