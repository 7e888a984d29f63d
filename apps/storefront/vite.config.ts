import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './compress'

/** Where the service listens while developing; the storefront is served by Vite and hands its calls on. */
const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:4174'

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `yaoji_${hash}` }), react(), compress()],
  resolve: { conditions: ['@yaoji/source', 'module', 'browser', 'development|production'] },
  server: {
    port: 4173,
    proxy: Object.fromEntries(
      ['/api', '/pay', '/pictures', '/healthz'].map(path => [path, { target: SERVICE }]),
    ),
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
  },
})
