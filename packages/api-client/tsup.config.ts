import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{testing,upload}/index.ts',
    'src/contract/{,input/}*.ts',
    '!src/**/*.test.ts',
    'src/transport/form.ts',
    'src/conformance/{checkContract,cli}.ts',
  ],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  clean: true,
})
