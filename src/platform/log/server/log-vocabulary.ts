import { constants } from 'node:os'

/**
 * The words of a library's text that may be logged: those that PostgreSQL, Node.js, mail servers and stores use in
 * their errors. Any other word may be a person's name, street or company. A person's name that equals one of these
 * words is logged, but without the words next to it.
 */
const WORDS = `
  a abort aborted absent accept accepted access account action activated active administrator after again agent all
  allocate allocated allowed already an and another any api are argument arguments array as ask assert assertion
  assignment async at attempt attempts attribute authenticate authenticated authentication authorization auto
  available await away backend bad base64 be because been before begin being between bigint binary block body
  boolean both bound bounds broken bucket buffer busy but by byte bytes cache call callback called can cancel
  canceled canceling cancelled cannot cascade certificate change changed channel character characters check
  checkpoint child chunk circular class client clock closed closing code collation column columns combined command
  commit committed component concurrent condition configuration conflict conflicting connect connected connecting
  connection connections const constant constraint constructor contain contains content context convert converted
  cookie copy corrupted could counter crash create created credentials cron current cursor data database date day
  deadlock decode default defined delete deleted denied depends deprecated depth descriptor destroyed detected
  device did different digest directory disabled disconnect disconnected disk division dns do does domain done down
  driver due duplicate during each email empty encode encoding encountered end ended ending endpoint engine enough
  entry environment error errors escape eval event exceeded exceeds exception exclusive exist existing exists exit
  exited expected experimental expired explicitly extension external failed failing fails failure false fatal
  feature fetch few field fields file filename files first flag float flush for forbidden foreign format forward
  found frame free from full function functions gateway get given graceful greater greeting group had handle handler
  handshake has have header headers heap helo help hook host hostname however html http https id identifier idle if
  ignored illegal immediate implemented import in incomplete incorrect index infinite initialize initialized inner
  input insert inside instance instead insufficient int integer internal interrupted into invalid invocation is
  isolation issue issuer issues it iterable iterator its job jobs json keep key keys kind language last late later
  left length less level like limit limits line link listen listener listening literal load loaded loading local
  lock locked log logger login long lost lower mail mailbox malformed many mapping master max maximum maybe media
  memory message messages method middle migration min minimum minute missing mode modified module moment more most
  multiple must name named native need needed needs negative nested network never new next no node not not-null
  nothing null null-value number numeric object objects of off offset older on once one only open opened operation
  operator option options or order other out output over own packet parameter parameters parse parsing part parts
  password path payload peer pending perform permanently permission permitted persistent pipe plan please pointer
  policy pool port position possible prepared prevent previous primary primitive private privilege problem procedure
  process processed product program promise properties property protocol prototype provide provided proxy public
  query queue quota range reached read reading ready reason received receiving recipient recipients record recovery
  recursion recursive redirect reference referenced refused regular reject rejected rejection relation release
  released remaining remote remove removed render rendered replication reply request requested requests require
  required reserved reset resolve resolved resource resources response restart restarting result results retry
  retrying return returned returning role rollback root route router row rows run running runtime same savepoint
  scheduled schema scope second seconds secret section secure segment self self-signed send sender sending sent
  sequence serializable serialize server service session set setting settings several short should shut shutdown
  shutting signal signature signed silent size skipped slots slow smtp snapshot so socket some something soon space
  spam specified specify stack standby start started starting state statement status still stop stopped stopping
  storage store stream strict string structure subject such superuser supplied support supported suspended syntax
  system table tag take taken target task tasks temporarily temporary terminate terminated terminating terminator text
  than that the their them then there these they this those thread throw thrown time timed timeout timer times
  timestamp timezone tls to token too transaction transform transient transport trigger triggered true truncated
  trusted try trying twice type types unable unaccepted unauthorized unavailable uncaught undefined under unexpected
  unexpectedly unhandled unique unit unknown unless unrecognized unresolved unsafe unsupported until update updated
  upload upper url us use used user using utf8 uuid valid validation value values varchar variable verification
  verify version view violates wait waiting warning was way were what when where whether which while whitespace
  whole why with within without work worker workers would writable write writing written wrong xml you your zero
  zone
`

const VOCABULARY = new Set(WORDS.trim().split(/\s+/))

/** System error codes such as "ECONNREFUSED", and those of name resolution. */
const SYSTEM_CODES = new Set([...Object.keys(constants.errno), 'ENOTFOUND', 'EAI_AGAIN'])

/** A status of HTTP or SMTP. Other numbers may be a house or telephone number. */
const STATUS = /^[1-5]\d\d$/

/** Whether a word, given without punctuation around it, is one that cannot identify a person. */
export function isVocabulary(word: string): boolean {
  return VOCABULARY.has(word.toLowerCase()) || SYSTEM_CODES.has(word) || STATUS.test(word)
}
