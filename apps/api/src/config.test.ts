import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config'

describe('[SV-01] settings', () => {
  test('have defaults for a machine of one’s own', () => {
    expect(readConfig({}, '/shop')).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '/shop/.data',
      databaseUrl: null,
      publicUrl: 'http://localhost:4173',
      storefrontDir: null,
      trustProxy: false,
      gatewaySecret: null,
      operatorKey: null,
    })
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }, '/').publicUrl).toBe('https://shop.example')
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is "http". It must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536". It must be a number from 0 to 65535.'],
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
