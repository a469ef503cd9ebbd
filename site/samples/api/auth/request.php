<?php

$request = curl_init('https://api.vev.design/api-key/introspection');
curl_setopt($request, CURLOPT_HTTPHEADER, ['x-vev-key: ' . getenv('VEV_API_KEY')]);
curl_setopt($request, CURLOPT_RETURNTRANSFER, true);

$body = curl_exec($request);
echo curl_getinfo($request, CURLINFO_HTTP_CODE), ' ', $body;
