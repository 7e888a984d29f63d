import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The network of a caller, for limits; empty where the caller has gone. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // Against its type: the system knows no address of a caller who has gone.
  const address: string | undefined = ip
  return networkOf(address ?? '')
}

/**
 * The network of an address, for limits: an IPv4 address itself, of an IPv6 address the first 64 bits, of which one
 * caller has all the others.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  // The URL parser writes every form of an address in one.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const [, , , , , mapped, high = '', low = ''] = groups
  if (mapped === 'ffff' && groups.slice(0, 5).every(group => group === '0'))
    return [...bytes(high), ...bytes(low)].join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Where one connection gets its addresses over time: of a {@link networkOf} the first 24 bits of IPv4, the first 48 of
 * IPv6.
 */
export function widerNetworkOf(network: string): string {
  if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}

/** The two bytes of a group. */
function bytes(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 255]
}
