import { describe, expect, test } from 'vitest'
import { readConfig } from './config'
import { ConfigError } from './config-error'

describe('[SV-01] settings', () => {
  test('have defaults for a machine of one’s own', () => {
    expect(readConfig({}, '/shop')).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '/shop/.data',
      uploadsDir: '/shop/.data/uploads',
      databaseUrl: null,
      directDatabaseUrl: null,
      replicaUrl: null,
      replicaLagSeconds: 5,
      workers: 1,
      publicUrl: 'http://localhost:4173',
      storefrontDir: null,
      trustProxy: false,
      maxCalls: 200,
      gatewaySecret: null,
      demo: true,
      statsUrl: null,
      operatorKey: null,
      clamd: null,
      s3: null,
      smsPerHour: 300,
      sessionIdleDays: 7,
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
      'DIRECT_DATABASE_URL',
      'REPLICA_URL',
      'REPLICA_LAG_SECONDS',
      'WORKERS',
      'MAX_CALLS',
      'SMS_PER_HOUR',
      'SESSION_IDLE_DAYS',
      'GATEWAY_SECRET',
      'DEMO',
      'STATS_URL',
      'OPERATOR_KEY',
      'CLAMD_URL',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_REGION',
      'S3_ADDRESSING',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]
    for (const empty of ['', ' ']) {
      const env = Object.fromEntries(names.map(name => [name, empty]))
      expect(readConfig(env, '/shop')).toEqual(readConfig({}, '/shop'))
    }
    expect(readConfig({ PORT: ' 80 ', HOST: '0.0.0.0\n' }, '/')).toMatchObject({ port: 80, host: '0.0.0.0' })
  })

  test.each([
    ['tcp://127.0.0.1:3311', { host: '127.0.0.1', port: 3311 }],
    ['tcp://clamd', { host: 'clamd', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ])('CLAMD_URL=%s is where files are scanned', (text, clamd) => {
    expect(readConfig({ CLAMD_URL: text }, '/').clamd).toEqual(clamd)
  })

  const S3 = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'yaoji-files',
    S3_ACCESS_KEY_ID: 'AKIA1',
    S3_SECRET_ACCESS_KEY: 'a/b+c',
  }
  const S3_NAMES = 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'

  test('S3_… name the bucket of the files', () => {
    const bucket = {
      endpoint: 'https://s3.example',
      bucket: 'yaoji-files',
      region: 'us-east-1',
      addressing: 'path',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'a/b+c',
    }
    expect(readConfig(S3, '/').s3).toEqual(bucket)
    const other = { ...S3, S3_ENDPOINT: 'http://10.0.0.1:9000/s3', S3_REGION: 'cn-1', S3_ADDRESSING: 'host' }
    expect(readConfig(other, '/').s3).toEqual({
      ...bucket,
      endpoint: 'http://10.0.0.1:9000/s3',
      region: 'cn-1',
      addressing: 'host',
    })
  })

  test.each([
    [{ S3_REGION: 'cn-1' }, S3_NAMES],
    [{ ...S3, S3_ENDPOINT: undefined }, 'S3_ENDPOINT'],
    [{ ...S3, S3_BUCKET: ' ' }, 'S3_BUCKET'],
    [{ ...S3, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  ])('%j: a bucket without all of its settings is refused with those that are missing', (env, missing) => {
    expect(() => readConfig(env, '/')).toThrow(
      new ConfigError(
        `${missing}: missing. A bucket needs ${S3_NAMES}; without all of them, files are in UPLOADS_DIR.`,
      ),
    )
  })

  test.each([
    [
      { S3_ENDPOINT: 's3.example' },
      'S3_ENDPOINT is "s3.example". It must be an address like https://s3.example.',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example?x=1' },
      'S3_ENDPOINT is "https://s3.example?x=1". It must be an address like https://s3.example.',
    ],
    [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET is "a/b". It has a character that it cannot have, or a wrong length.'],
    [{ S3_REGION: 'a b' }, 'S3_REGION is "a b". It has a character that it cannot have, or a wrong length.'],
    [
      { S3_ACCESS_KEY_ID: 'a/b' },
      'S3_ACCESS_KEY_ID is "a/b". It has a character that it cannot have, or a wrong length.',
    ],
    [
      { S3_ADDRESSING: 'dns' },
      'S3_ADDRESSING is "dns". It must be path (https://s3.example/bucket) or host (https://bucket.s3.example).',
    ],
  ])('a bucket with %j is refused in one line', (env, message) => {
    expect(() => readConfig({ ...S3, ...env }, '/')).toThrow(new ConfigError(message))
  })

  test.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.1, 192.168.0.0/16,2001:db8::/32', ['10.0.0.1', '192.168.0.0/16', '2001:db8::/32']],
  ])('TRUST_PROXY=%s is a number of proxies or a list of them', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }, '/').trustProxy).toEqual(trustProxy)
  })

  test.each([
    [{}, true],
    [{ DEMO: '0' }, false],
    [{ PUBLIC_URL: 'https://shop.example' }, false],
    [{ PUBLIC_URL: 'https://shop.example', DEMO: '1' }, true],
  ])('%j: a demonstration: %s', (env, demo) => {
    expect(readConfig(env, '/').demo).toBe(demo)
  })

  test.each([
    'true',
    'false',
    'yes',
    'all',
    '-1',
    '10',
    '1.5',
    '10.0.0.1,',
    '10.0.0.0/33',
    '10.0.0',
    '::/129',
    'proxy.example',
  ])('TRUST_PROXY=%s is refused', text => {
    expect(() => readConfig({ TRUST_PROXY: text }, '/')).toThrow(
      new ConfigError(
        `TRUST_PROXY is "${text}". It must be the number of proxies in front (1 to 9), or their addresses and networks, like 10.0.0.1,192.168.0.0/16.`,
      ),
    )
  })

  test('REPLICA_URL is a replica of DATABASE_URL, and REPLICA_LAG_SECONDS how far it may be behind', () => {
    const env = { DATABASE_URL: 'postgres://db/yaoji', REPLICA_URL: 'postgres://replica/yaoji' }
    expect(readConfig(env, '/')).toMatchObject({ replicaUrl: env.REPLICA_URL, replicaLagSeconds: 5 })
    expect(readConfig({ ...env, REPLICA_LAG_SECONDS: '3' }, '/').replicaLagSeconds).toBe(3)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is "http". It must be a number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0". It must be a number from 1 to 65535.'],
    [{ PORT: '0x50' }, 'PORT is "0x50". It must be a number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536". It must be a number from 1 to 65535.'],
    [{ MAX_CALLS: '0' }, 'MAX_CALLS is "0". It must be a number from 1 to 100000.'],
    [{ SESSION_IDLE_DAYS: '31' }, 'SESSION_IDLE_DAYS is "31". It must be a number from 1 to 30.'],
    [
      { DATABASE_URL: 'postgres://db/yaoji', WORKERS: '65' },
      'WORKERS is "65". It must be a number from 1 to 64.',
    ],
    [
      { WORKERS: '2' },
      'WORKERS is "2", but only one process can use the embedded database. Set DATABASE_URL to a PostgreSQL, or leave WORKERS out.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { DIRECT_DATABASE_URL: 'mysql://x' },
      'DIRECT_DATABASE_URL must begin with postgres:// or postgresql://.',
    ],
    [
      { REPLICA_URL: 'postgres://replica/yaoji' },
      'REPLICA_URL is set, but the embedded database has no replica. Set DATABASE_URL to its primary, or leave REPLICA_URL out.',
    ],
    [
      { DATABASE_URL: 'postgres://db/yaoji', REPLICA_URL: 'replica' },
      'REPLICA_URL must begin with postgres:// or postgresql://.',
    ],
    [{ REPLICA_LAG_SECONDS: '2' }, 'REPLICA_LAG_SECONDS is "2". It must be a number from 3 to 60.'],
    [{ REPLICA_LAG_SECONDS: '61' }, 'REPLICA_LAG_SECONDS is "61". It must be a number from 3 to 60.'],
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL is "shop.example". It must be an address like https://shop.example, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://shop.example/a' },
      'PUBLIC_URL is "https://shop.example/a". It must be an address like https://shop.example, without a path.',
    ],
    [
      { STATS_URL: 'stats.example' },
      'STATS_URL is "stats.example". It must be an address like https://stats.example/collect.',
    ],
    [
      { STATS_URL: 'javascript:alert(1)' },
      'STATS_URL is "javascript:alert(1)". It must be an address like https://stats.example/collect.',
    ],
    [
      { DEMO: 'yes' },
      'DEMO is "yes". It must be 1 (a demonstration with invented products) or 0 (an empty shop).',
    ],
    [{ GATEWAY_SECRET: 'a' }, 'GATEWAY_SECRET is too short. It needs 24 characters or more.'],
    [
      { CLAMD_URL: 'http://clamd:3310' },
      'CLAMD_URL is "http://clamd:3310". It must be an address like tcp://127.0.0.1:3310.',
    ],
    [{ OPERATOR_KEY: 'short' }, 'OPERATOR_KEY is too short. It needs 24 characters or more.'],
  ])('%j is refused in one line', (env, message) => {
    expect(() => readConfig(env, '/')).toThrow(new ConfigError(message))
  })
})
