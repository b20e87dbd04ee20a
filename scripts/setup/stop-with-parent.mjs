// Loaded into the server with `--import`: if the starting script is killed (kill -9), the server stops too.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A 'disconnect' listener keeps the channel open; it must not keep a finished server alive.
  process.channel.unref();
}
