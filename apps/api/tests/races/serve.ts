import { register } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * One process of the service, as the races start several. RACE_SABOTAGE names a sabotage: naive files are then loaded in
 * place of the ones that keep the money right, and the service does not know. The resolver must be there before the
 * service is loaded, so everything of it is imported below.
 */
const sabotage = process.env.RACE_SABOTAGE
if (sabotage) register('./sabotage/resolve.mjs', import.meta.url, { data: sabotage })

const { build } = await import('../../src/app')
const { closeServer } = await import('../../src/closeServer')
const { readConfig } = await import('../../src/config')
const { openDatabase } = await import('../../src/db/open')
const { gatewaySecret } = await import('../../src/db/secret')
const { drawnPictures } = await import('../../src/demo/pictures/drawn-pictures')
const { folderStorage } = await import('../../src/ports/folderStorage')
const { localGateway } = await import('../../src/ports/localGateway')
const { localWechat } = await import('../../src/ports/localWechat')
const { Refusal } = await import('../../src/wire/refusal')

const config = readConfig(process.env, process.cwd())
const migrations = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations')
const database = await openDatabase(config, migrations)
const secret = config.gatewaySecret ?? (await gatewaySecret(database.db))
const app = await build({
  db: database.db,
  config,
  ports: {
    sms: { send: async () => {} },
    wechat: localWechat('a secret of the tests'),
    payment: localGateway(secret),
    pictures: drawnPictures,
    storage: folderStorage(config.uploadsDir),
  },
  secret,
  now: () => new Date(),
})
app.addHook('onError', async (_request, _reply, error) => {
  if (!(error instanceof Refusal)) process.stderr.write(`${error.stack}\n${error.cause}\n`)
})
await app.listen({ port: config.port, host: config.host })
process.send?.('ready')
process.on('SIGTERM', () => {
  void closeServer(app).then(async () => {
    await database.close()
    process.exit(0)
  })
})
