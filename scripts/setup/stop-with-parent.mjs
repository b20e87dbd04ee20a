// Loaded into the server by `--import`: when the starting script is gone without having said so (kill -9), the server stops too.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A listener for 'disconnect' holds the channel open again; it must not keep a finished server alive.
  process.channel.unref();
}
