import { register } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'

/*
 * One process of the service, as the races start several of. RACE_SABOTAGE names a sabotage: the resolver below then
 * puts naive files in place of the ones that keep the money right, without the service knowing.
 */
const sabotage = process.env.RACE_SABOTAGE
if (sabotage) register('./sabotage/resolve.mjs', import.meta.url, { data: sabotage })
void MessageChannel

const t0 = performance.now()
const { build } = await import('../../src/app')
const { readConfig } = await import('../../src/config')
const { openDatabase } = await import('../../src/db/open')
const { localGateway } = await import('../../src/ports/localGateway')
console.log('loaded', performance.now() - t0, path, fileURLToPath, build, readConfig, openDatabase, localGateway)
