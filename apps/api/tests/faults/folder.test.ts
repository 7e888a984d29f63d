import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { auditBooks } from '../buyer-data'
import { clientOf, startProcess } from '../races/cluster'
import { embedded, fillShop, findLost, shop } from './shop'

const home = mkdtempSync(path.join(tmpdir(), 'yaoji-folder-'))

afterAll(() => rmSync(home, { recursive: true, force: true }))

test('[SV-01] of two processes that start on one folder, one serves and the other is refused; a third one too', async () => {
  const { env } = embedded(path.join(home, 'shared'))
  const starts = await Promise.allSettled([startProcess(env), startProcess(env)])
  const running = starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))
  onTestFinished(async () => void (await Promise.all(running.map(each => each.kill()))))
  const refusals = starts.flatMap(start => (start.status === 'rejected' ? [String(start.reason)] : []))
  expect(refusals).toEqual([expect.stringMatching(/is in use by process \d+\. Stop it first/)])
  await expect(startProcess(env)).rejects.toThrow('is in use by process')
  expect((await fetch(`${running[0]?.url}/readyz`)).status).toBe(200)
})

/** A disk of its own, so that it can be full; null where this user may not mount one. */
function mountDisk(): string | null {
  const disk = path.join(home, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk], { stdio: 'ignore' })
    return disk
  } catch {
    return null
  }
}

const disk = mountDisk()

afterAll(() => {
  if (disk) execFileSync('umount', ['--lazy', disk])
})

test.skipIf(disk === null)(
  '[SV-01] [SV-03] a full disk loses no acknowledged order and is named at the start; with room again all is well (needs root, to mount a disk)',
  async () => {
    const ballast = path.join(disk ?? '', 'ballast')
    // The service writes at the same time, so there is less room than was free a moment ago: the write ends at the end
    // of the disk, with an error.
    const fillDisk = () => {
      const { bavail, bsize } = statfsSync(disk ?? '')
      expect(() => writeFileSync(ballast, Buffer.alloc((bavail + 1) * bsize))).toThrow('ENOSPC')
    }
    const { env, look } = embedded(path.join(disk ?? '', 'data'))
    const shoppers = await look(fillShop)
    const service = await startProcess(env)
    onTestFinished(() => service.kill())
    const acknowledged: number[] = []
    let answers = 0
    const onAnswer = () => {
      answers += 1
      if (answers === 30) fillDisk()
    }
    const ends = await Promise.allSettled(
      shoppers.map(({ token, address_id }) =>
        shop(clientOf(service.url, token, onAnswer), address_id, acknowledged),
      ),
    )
    const kinds = ends.map(end => end.status === 'rejected' && end.reason.kind)
    expect(kinds, service.complaints()).toEqual(shoppers.map(() => 'busy'))
    const codes = ends.map(end => end.status === 'rejected' && end.reason.code)
    expect(new Set(codes)).toEqual(new Set([503]))
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503)
    await service.kill()

    await expect(startProcess(env)).rejects.toThrow(/disk of the data folder \S+ is full\. Make room/)
    rmSync(ballast)
    const again = await startProcess(env)
    onTestFinished(() => again.kill())
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    await again.stop()
    expect(await look(({ db }) => auditBooks(db))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(await look(database => findLost(database, acknowledged))).toEqual([])
  },
)
