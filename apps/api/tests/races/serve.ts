import path from 'node:path'
import { drawnPictures } from '../../demo/pictures/drawn-pictures'
import { build } from '../../src/app'
import { closeServer } from '../../src/close-server'
import { readConfig } from '../../src/config'
import { openDatabase } from '../../src/db/open'
import { gatewaySecret } from '../../src/modules/config/secret'
import { PACKAGE_FOLDER } from '../../src/package-folder'
import { folderStorage } from '../../src/ports/folder-storage'
import { localGateway } from '../../src/ports/local-gateway'
import { localWechat } from '../../src/ports/local-wechat'
import type { PdfPort } from '../../src/ports/pdf'
import { noScanner } from '../../src/ports/scanner'
import { threadPdf } from '../../src/ports/thread-pdf'
import { Refusal } from '../../src/wire/refusal'

/* One process of the service, as the races start several. */

const config = readConfig(process.env, process.cwd())
const database = await openDatabase(config, path.join(PACKAGE_FOLDER, 'migrations'))
const secret = config.gatewaySecret ?? (await gatewaySecret(database.db))
/** The bundle that draws in a thread; without one, PDFs are drawn in this one. */
const drawing = process.env.PDF_THREAD
/** What draws and checks PDFs is read when it is used: it is a large part of what a process reads. */
const here: PdfPort = {
  draw: async content => (await import('../../src/pdf/draw')).default(content),
  check: async file => (await import('../../src/pdf/check')).default(file),
}
const app = await build({
  db: database.db,
  replica: null,
  config,
  ports: {
    sms: { send: async () => {} },
    mail: { send: async () => {} },
    wechat: localWechat('a secret of the tests'),
    payment: localGateway(secret),
    pictures: drawnPictures,
    pdf: drawing ? { ...threadPdf({ draw: drawing, check: drawing }), check: here.check } : here,
    scanner: noScanner,
    storage: folderStorage(config.uploadsDir),
    pages: null,
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
