/** Starts nginx and Apache with a built site, with the configuration in deploy/. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../src/node/content/folder.ts';
import { type ProgramPaths, requirePrograms } from '../programs.ts';
import { type Server, start } from './start.ts';

/** Apache's worker processes do not run as root; they need read access. */
const isRoot = process.getuid?.() === 0;

/** The two files for HTTPS. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** A self-signed certificate. @param folder for its files */
export function makeCertificate(programs: ProgramPaths, folder: string): Certificate {
  const { openssl } = requirePrograms(programs, 'openssl');
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync(openssl, [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

/**
 * The root folder of the host.
 *
 * @param site a built site
 * @param base the path of the site
 */
export const hostFolder = (site: string, base: string): string =>
  base === '' ? site : site.slice(0, -base.length);

/**
 * @param site a built site
 * @param base the path of the site
 * @param https the files for HTTPS only
 */
export function startNginx(
  programs: ProgramPaths,
  site: string,
  base: string,
  https?: Certificate,
): Promise<Server> {
  const { nginx } = requirePrograms(programs, 'nginx');
  const secure = https
    ? ` ssl; ssl_certificate ${https.certificate}; ssl_certificate_key ${https.key};`
    : ';';
  return start((folder, port) => {
    const shipped = shippedFile('deploy/nginx/site.conf', {
      'listen 80;': `listen 127.0.0.1:${port}${secure}`,
      'listen [::]:80;': '',
      'server_name college.example;': 'server_name localhost;',
      'root /var/www/site;': `root ${hostFolder(site, base)};`,
      'include /var/www/site/_nginx.conf;': `include ${site}/_nginx.conf;`,
    });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${folder}/${name};`,
    );
    const file = `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { }
http {
${temporary.join('\n')}
  access_log off;
  keepalive_requests 100000;
${shipped}
}
`;
    return { program: nginx, args: ['-e', `${folder}/error.log`, '-c', `${folder}/server.conf`], file };
  });
}

/** Apache needs these to serve a folder. */
const NEEDED_MODULES = ['mpm_event', 'authz_core', 'dir'];

/** Other defaults of Debian's Apache and of the guide; it would list a folder without a page. */
const USUAL_MODULES = ['mime', 'alias', 'filter', 'deflate', 'headers', 'rewrite', 'autoindex'];

/**
 * @param site a built site
 * @param base the path of the site
 * @param more modules in addition to the required ones
 * @param https the files for HTTPS only
 */
export function startApache(
  programs: ProgramPaths,
  site: string,
  base: string,
  more: readonly string[] = USUAL_MODULES,
  https?: Certificate,
): Promise<Server> {
  const { apache, apacheModules } = requirePrograms(programs, 'apache', 'apacheModules');
  const loaded = [...NEEDED_MODULES, ...more, ...(https ? ['ssl'] : [])];
  const secure = https
    ? `SSLEngine on\nSSLCertificateFile ${https.certificate}\nSSLCertificateKeyFile ${https.key}`
    : '';
  return start((folder, port) => {
    const shipped = shippedFile('deploy/apache/site.conf', {
      '<VirtualHost *:80>': `<VirtualHost 127.0.0.1:${port}>\n${secure}`,
      'ServerName college.example': 'ServerName localhost',
      'DocumentRoot /var/www/site': `DocumentRoot ${hostFolder(site, base)}`,
      '<Directory /var/www/site>': `<Directory ${hostFolder(site, base)}>`,
      'ErrorDocument 404 /404.html': `ErrorDocument 404 ${base}/404.html`,
    });
    const file = `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Mutex file:${folder} default
MaxKeepAliveRequests 0
${more.includes('mime') ? 'TypesConfig /dev/null' : ''}
${isRoot ? 'User www-data\nGroup www-data' : ''}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
${shipped}
`;
    const load = loaded.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so\n`).join('');
    return {
      program: apache,
      args: ['-d', folder, '-f', `${folder}/server.conf`, '-DFOREGROUND'],
      file: load + file,
    };
  });
}

/** A configuration of deploy/ with the placeholders replaced. @throws if one is missing */
function shippedFile(file: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
      return text.replace(from, () => to);
    },
    readFileSync(join(engineRoot, file), 'utf8'),
  );
}

/** Lets every user of the machine read a folder, like the files of a web server. */
export function allowReading(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX', folder]);
}
