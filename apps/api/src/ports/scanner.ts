/** What a scanner finds in a file. */
export type ScanResult = 'clean' | 'infected'

/** Looks for viruses in files that were sent. */
export interface ScannerPort {
  /** Scans a file before anything reads it; `file` is its path. Rejects when it cannot be scanned now. */
  scan(file: string): Promise<ScanResult>
}

/** The default: looks at nothing. */
export const noScanner: ScannerPort = { scan: async () => 'clean' }
