/** A subject of the corpus. Its nouns belong to no other topic, which keeps titles unique. */
export interface Topic {
  slug: string;
  name: string;
  /** Singular nouns with a regular plural. */
  nouns: readonly string[];
}

const list = (text: string): readonly string[] => text.trim().split(/,\s+/);

const topic = (slug: string, name: string, nouns: string): Topic => ({
  slug,
  name,
  nouns: list(nouns),
});

// Every topic has exactly eight nouns: the numbering of titles in plan.ts relies on it.
export const topics: readonly Topic[] = [
  topic(
    'queues',
    'Queues',
    `
    consumer group, dead letter queue, message batch, delivery receipt, retry policy,
    visibility timeout, priority lane, work queue
  `,
  ),
  topic(
    'storage',
    'Storage',
    `
    storage bucket, object version, block device, snapshot, volume claim, retention rule,
    multipart upload, storage tier
  `,
  ),
  topic(
    'routing',
    'Routing',
    `
    route table, path matcher, upstream pool, redirect rule, header rewrite, traffic split,
    edge gateway, virtual host
  `,
  ),
  topic(
    'caching',
    'Caching',
    `
    cache key, cache shard, stale entry, invalidation rule, warm-up job, eviction policy,
    response cache, cache tag
  `,
  ),
  topic(
    'auth',
    'Authentication',
    `
    access token, refresh token, identity provider, session cookie, role binding,
    permission scope, signing key, login flow
  `,
  ),
  topic(
    'scheduling',
    'Scheduling',
    `
    cron schedule, job runner, delayed task, calendar window, lease holder, worker slot,
    task graph, recurring job
  `,
  ),
  topic(
    'logging',
    'Logging',
    `
    log stream, log parser, audit record, trace span, log shipper, sampling rule,
    field redactor, log archive
  `,
  ),
  topic(
    'metrics',
    'Metrics',
    `
    gauge, histogram bucket, counter reset, scrape target, alert rule, dashboard panel,
    recording rule, service objective
  `,
  ),
  topic(
    'search',
    'Search',
    `
    inverted list, query parser, ranking rule, synonym set, token filter, result page,
    facet counter, suggestion model
  `,
  ),
  topic(
    'streams',
    'Streams',
    `
    event stream, stream partition, offset marker, window aggregate, schema registry,
    stream processor, watermark, changelog topic
  `,
  ),
  topic(
    'databases',
    'Databases',
    `
    connection pool, read replica, migration script, query plan, transaction log,
    table partition, prepared statement, row lock
  `,
  ),
  topic(
    'networking',
    'Networking',
    `
    load balancer, health probe, network policy, private endpoint, connection limit,
    certificate chain, address pool, firewall rule
  `,
  ),
];

/** The ten top-level folders of the corpus, in sidebar order. */
export const sections = [
  { slug: 'guides', name: 'Guides', about: 'task by task, from the first call to production' },
  { slug: 'concepts', name: 'Concepts', about: 'the ideas behind each part of the platform' },
  { slug: 'reference', name: 'Reference', about: 'options, limits and defaults in one place' },
  { slug: 'tutorials', name: 'Tutorials', about: 'longer exercises with a working result' },
  { slug: 'operations', name: 'Operations', about: 'day-to-day work of an on-call engineer' },
  { slug: 'security', name: 'Security', about: 'hardening, reviews and key rotation' },
  { slug: 'integrations', name: 'Integrations', about: 'connecting third-party systems' },
  { slug: 'deployment', name: 'Deployment', about: 'releases, rollbacks and environments' },
  { slug: 'recipes', name: 'Recipes', about: 'short answers to recurring questions' },
  { slug: 'troubleshooting', name: 'Troubleshooting', about: 'symptoms, causes and remedies' },
] as const;

export const titleVerbs = list(`
  Configuring, Monitoring, Testing, Scaling, Debugging, Migrating, Sizing, Securing, Replacing,
  Validating, Inspecting, Versioning, Documenting, Tuning
`);
export const titleContexts = list(`
  under sustained load, in a multi-region setup, during rolling deploys, for small teams,
  with strict ordering, on shared hardware, before the first release, after a failed migration,
  across several tenants, behind a proxy, in continuous integration, without downtime
`);

export const components = list(`
  broker, scheduler, gateway, coordinator, worker, control plane, agent, proxy, collector,
  dispatcher, controller, replicator, indexer, supervisor, runtime, client library
`);
/** Base forms; plural() and past() inflect them but never double a consonant. */
export const verbs = list(`
  accept, validate, forward, record, reject, retry, release, reserve, compare, refresh, isolate,
  replay, throttle, promote, archive, inspect, restore, rename
`);
export const qualities = list(`
  latency, throughput, durability, availability, memory use, tail latency, error rate, cost,
  fairness, consistency, freshness, queue depth
`);
export const adjectives = list(`
  idle, healthy, slow, remote, expired, partial, oversized, duplicate, orphaned, encrypted,
  read-only, half-open
`);
export const roles = list(`
  the on-call engineer, the platform team, the service owner, the release manager,
  the security reviewer, the data team, an operator, the account owner
`);
export const situations = list(`
  a deploy is in progress, the network is partitioned, the primary region is unreachable,
  clocks drift apart, a certificate expires early, two releases overlap,
  the disk is almost full, traffic doubles within a minute, a client reconnects too eagerly,
  a migration runs for hours, a tenant imports old data, the leader steps down
`);
/** Numeric options, used in prose, tables and code samples alike. */
export const settings = list(`
  maxInFlight, batchSize, leaseSeconds, retryDelay, maxAttempts, idleTimeout, poolSize,
  pageLimit, flushInterval, prefetchCount, shardCount, replicaCount, warmupSeconds, sampleRate,
  bufferBytes, drainTimeout, probeInterval, cooldownSeconds, burstLimit, historyDepth
`);
export const modes = list('strict, relaxed, adaptive, eager, lazy, ordered, balanced, durable');
export const commands = list('inspect, drain, status, replay, verify, export, rotate, explain');

// Three lists of unrelated words make the search phrases; the prose uses none of them.
export const phraseWords = [
  list(`
    amber, crimson, velvet, hollow, gilded, silent, copper, frosted, scarlet, marble, ivory,
    rustic, misty, golden, cobalt, emerald, dusty, woolen, lunar, polar, briny, mossy, thorny,
    violet, opal, sandy, breezy, charcoal, tawny, pearly
  `),
  list(`
    falcon, otter, badger, heron, walrus, lynx, beetle, raven, turtle, magpie, salmon, weasel,
    panther, cricket, gecko, ferret, pelican, marten, viper, osprey, hamster, dolphin, sparrow,
    moth, bison, puffin, toucan, lemur, jackal, newt
  `),
  list(`
    lantern, teapot, orchard, violin, compass, meadow, chimney, saddle, anchor, quilt, harvest,
    trumpet, pebble, carousel, almanac, canoe, bonfire, windmill, thimble, parade, lagoon,
    attic, cello, hammock, sundial, pantry, glacier, kettle, bramble, rowboat
  `),
] as const;

/** The regular plural of a noun, which is also how a verb gets its third person singular. */
export function plural(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The past participle of a regular verb: `retry` gives `retried`. */
export function past(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
