import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config'

describe('[SV-01] settings', () => {
  test('have defaults for a machine of one’s own', () => {
    expect(readConfig({}, '/shop')).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '/shop/.data',
      uploadsDir: '/shop/.data/uploads',
      databaseUrl: null,
      publicUrl: 'http://localhost:4173',
      storefrontDir: null,
      trustProxy: false,
      gatewaySecret: null,
      operatorKey: null,
    })
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }, '/').publicUrl).toBe('https://shop.example')
  })

  test('left empty, each is as if it were not set, and the space around one does not count', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'UPLOADS_DIR',
      'DATABASE_URL',
      'PUBLIC_URL',
      'STOREFRONT_DIR',
      'TRUST_PROXY',
      'GATEWAY_SECRET',
      'OPERATOR_KEY',
    ]
    for (const empty of ['', ' ']) {
      const env = Object.fromEntries(names.map(name => [name, empty]))
      expect(readConfig(env, '/shop')).toEqual(readConfig({}, '/shop'))
    }
    expect(readConfig({ PORT: ' 80 ', HOST: '0.0.0.0\n' }, '/')).toMatchObject({ port: 80, host: '0.0.0.0' })
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is "http". It must be a number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0". It must be a number from 1 to 65535.'],
    [{ PORT: '0x50' }, 'PORT is "0x50". It must be a number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536". It must be a number from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL is "shop.example". It must be an address like https://shop.example, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://shop.example/a' },
      'PUBLIC_URL is "https://shop.example/a". It must be an address like https://shop.example, without a path.',
    ],
    [{ OPERATOR_KEY: 'short' }, 'OPERATOR_KEY is too short. It needs 24 characters or more.'],
  ])('%j is refused in one line', (env, message) => {
    expect(() => readConfig(env, '/')).toThrow(new ConfigError(message))
  })
})
