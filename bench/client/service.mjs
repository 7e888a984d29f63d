import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Answers every request with one body. It has a thread of its own, so that its work is no part of the measurement. */
const body = Buffer.from(workerData)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
