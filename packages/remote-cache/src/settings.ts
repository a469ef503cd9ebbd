/** The options of the remote cache. Secrets are in the environment only. */
export interface RemoteCacheOptions {
  /** The address of the server, such as `https://cache.example/docs`. Variable: `DOCS_CACHE_URL`. */
  url?: string | undefined;
  /** Whether builds read. Default true. Variable: `DOCS_CACHE_READ`, `0` or `1`. */
  read?: boolean | undefined;
  /** Whether builds write. Default: where a token and a signing key are set. Variable: `DOCS_CACHE_WRITE`. */
  write?: boolean | undefined;
  /**
   * The public keys whose entries are read, as `docs cache-keys` prints them. Variable: `DOCS_CACHE_PUBLIC_KEY`,
   * several with commas between them.
   */
  publicKey?: string | string[] | undefined;
  /** Reads and writes entries without a signature: whoever can write to the server then writes your pages. Default false. Variable: `DOCS_CACHE_UNSIGNED`. */
  unsigned?: boolean | undefined;
  /** What the server speaks: Bazel's HTTP cache, or Turborepo's remote cache. Default `bazel`. Variable: `DOCS_CACHE_PROTOCOL`. */
  protocol?: 'bazel' | 'turbo' | undefined;
  /** The team on a server of Turborepo. Variable: `TURBO_TEAM`. */
  team?: string | undefined;
}

/** What a build does with the remote cache. */
export interface Settings {
  /** Without a slash at its end. */
  url: string;
  read: boolean;
  write: boolean;
  protocol: 'bazel' | 'turbo';
  unsigned: boolean;
  /** Base64 of the DER form (SPKI). */
  publicKeys: string[];
  /** Base64 of the DER form (PKCS 8). */
  signingKey: string | undefined;
  token: string | undefined;
  /** A folder of the server in which only this branch writes. It is read before the shared one. */
  namespace: string | undefined;
  team: string | undefined;
  /** The key of Turborepo's signatures. */
  hmacKey: string | undefined;
}

type Environment = Record<string, string | undefined>;

/**
 * Joins options and environment, which takes precedence; undefined without an address.
 *
 * @throws Error if a value cannot be used, or if builds would trust everybody without having been told to.
 */
export function readSettings(
  options: RemoteCacheOptions,
  environment: Environment,
): Settings | undefined {
  const variable = (name: string) => environment[name] || undefined;
  const protocol = oneOf(variable('DOCS_CACHE_PROTOCOL') ?? options.protocol ?? 'bazel');
  const isTurbo = protocol === 'turbo';
  const ofTurbo = (name: string) => (isTurbo ? variable(name) : undefined);
  const url = variable('DOCS_CACHE_URL') ?? ofTurbo('TURBO_API') ?? options.url;
  if (url === undefined) return undefined;
  const token = variable('DOCS_CACHE_TOKEN') ?? ofTurbo('TURBO_TOKEN');
  const signingKey = variable('DOCS_CACHE_SIGNING_KEY');
  const hmacKey = ofTurbo('TURBO_REMOTE_CACHE_SIGNATURE_KEY');
  const namespace = variable('DOCS_CACHE_NAMESPACE');
  const publicKeys =
    variable('DOCS_CACHE_PUBLIC_KEY')
      ?.split(',')
      .filter((key) => key.trim() !== '') ?? [options.publicKey ?? []].flat();
  const unsigned = flag('DOCS_CACHE_UNSIGNED', environment) ?? options.unsigned ?? false;
  if (namespace !== undefined && !/^[\w-]+$/.test(namespace))
    throw new Error(
      `Unexpected ${JSON.stringify(namespace)} in DOCS_CACHE_NAMESPACE, expected letters, digits, _ and -`,
    );
  const isTrusted = unsigned || (isTurbo ? hmacKey !== undefined : publicKeys.length > 0);
  const read = flag('DOCS_CACHE_READ', environment) ?? options.read ?? true;
  const write = flag('DOCS_CACHE_WRITE', environment) ?? options.write;
  const maySign = unsigned || (isTurbo ? hmacKey : (signingKey ?? namespace)) !== undefined;
  if (!isTrusted && read) throw new Error(untrusted[protocol]);
  if (write && token === undefined)
    throw new Error('The remote cache has no token to write with: set DOCS_CACHE_TOKEN');
  if (write && !maySign)
    throw new Error(
      `The remote cache has no key to sign with: set ${isTurbo ? 'TURBO_REMOTE_CACHE_SIGNATURE_KEY' : 'DOCS_CACHE_SIGNING_KEY'}`,
    );
  return {
    url: checked(url),
    read,
    write: write ?? (token !== undefined && maySign),
    ...{ protocol, unsigned, publicKeys, signingKey, token, namespace, hmacKey },
    team: ofTurbo('TURBO_TEAM') ?? options.team,
  };
}

const untrusted = {
  bazel:
    'The remote cache has no public key, so nothing in it can be trusted: run docs cache-keys and set DOCS_CACHE_PUBLIC_KEY, or unsigned: true if only trusted jobs can write',
  turbo:
    'The remote cache has no key of signatures, so nothing in it can be trusted: set TURBO_REMOTE_CACHE_SIGNATURE_KEY, or unsigned: true if only trusted jobs can write',
};

function flag(name: string, environment: Environment): boolean | undefined {
  const written = environment[name];
  if (written === undefined || written === '') return undefined;
  if (/^(?:0|1|true|false)$/.test(written)) return written === '1' || written === 'true';
  throw new Error(`Unexpected ${JSON.stringify(written)} in ${name}, expected 0 or 1`);
}

function oneOf(protocol: string): Settings['protocol'] {
  if (protocol === 'bazel' || protocol === 'turbo') return protocol;
  throw new Error(
    `Unexpected protocol ${JSON.stringify(protocol)} of the remote cache, expected bazel or turbo`,
  );
}

function checked(url: string): string {
  // The log of a build is read by many: such an address is not printed.
  if (/^[^/]*\/\/[^/]*@/.test(url))
    throw new Error(
      'Unexpected user or password in the address of the remote cache: set DOCS_CACHE_TOKEN instead',
    );
  if (URL.canParse(url) && /^https?:/.test(url)) return url.replace(/\/+$/, '');
  throw new Error(
    `Unexpected address ${JSON.stringify(url)} of the remote cache, expected https://…`,
  );
}
