export * from './WantedDetail'
export * from './WantedReply'
export * from './WantedTable'
export * from './wantedTypes'
