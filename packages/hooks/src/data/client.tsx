'use client'

import type { Client } from '@yaoji/api-client'
import type { Upload } from '@yaoji/api-client/upload'
import { createContext, type ReactNode, useContext } from 'react'

const ClientContext = createContext<Client | null>(null)

const UploadContext = createContext<Upload | null>(null)

export interface ClientProviderProps {
  readonly client: Client
  /** Sends files, from `createUpload`. Needed by {@link useFileUpload} only. */
  readonly upload?: Upload
  readonly children: ReactNode
}

/** Provides the client for the data hooks below. */
export function ClientProvider({ client, upload, children }: ClientProviderProps) {
  return (
    <ClientContext.Provider value={client}>
      <UploadContext.Provider value={upload ?? null}>{children}</UploadContext.Provider>
    </ClientContext.Provider>
  )
}

/** The client of the provider above. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client)
    throw new Error(
      'hooks/data: there is no client. Data hooks call through one. Put a ClientProvider above.',
    )
  return client
}

/** The function of the provider above that sends files. */
export function useSender(): Upload {
  const upload = useContext(UploadContext)
  if (!upload)
    throw new Error(
      'hooks/data: there is no upload. Files are sent through it. Pass createUpload() to ClientProvider.',
    )
  return upload
}
