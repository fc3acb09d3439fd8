import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`

/** The pages. `vite build` writes dist/web; `vite` serves them in watch mode and hands /api to the server. */
export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { fs: { allow: ['../..'] }, host: '127.0.0.1', port: 5173, proxy: { '^/api/': api } },
})
