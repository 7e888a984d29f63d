import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/upload/index.ts',
    'src/contract/{,input/}*.ts',
    '!src/**/*.test.ts',
    'src/transport/form.ts',
  ],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  clean: true,
})
